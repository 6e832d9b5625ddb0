import { daysAfter } from '../../kernel/time/day.ts';
import type { PartnerKind } from '../../kernel/config/partner-kind.ts';
import { digitsOf } from './digits-of.ts';
import type { TestAction, TestMatter } from './types.ts';

/** Seconds that a late message of the acquirer is late. */
const LATE = 60;

/** Half a point more, without the noise of binary fractions. */
const higher = (percent: number): number => Math.round((percent + 0.5) * 100) / 100;

const acquirer: readonly TestAction[] = [
  {
    name: 'pay',
    label: 'Оплатить',
    hint: 'Деньги списаны, застройщик узнаёт об этом сразу.',
    from: ['new'],
    to: 'succeeded',
    sends: [{ type: 'succeeded', amount: true }],
    leaves: true,
  },
  {
    name: 'refuse',
    label: 'Отказать',
    hint: 'Банк отклоняет платёж: на карте не хватает денег.',
    from: ['new'],
    to: 'refused',
    sends: [{ type: 'refused', note: () => 'Недостаточно денег на карте' }],
    leaves: true,
  },
  {
    name: 'timeout',
    label: 'Не отвечать',
    hint: 'Тайм-аут: вы возвращаетесь, а банк молчит.',
    from: ['new'],
    to: 'silent',
    sends: [],
    leaves: true,
  },
  {
    name: 'twice',
    label: 'Оплатить и сообщить дважды',
    hint: 'Двойной обратный вызов: застройщик считает деньги один раз.',
    from: ['new'],
    to: 'succeeded',
    sends: [
      { type: 'succeeded', amount: true, times: 2 },
      { type: 'succeeded', amount: true },
    ],
    leaves: true,
  },
  {
    name: 'late',
    label: 'Оплатить и сообщить позже',
    hint: 'Поздний обратный вызов: вы возвращаетесь раньше, чем придёт ответ банка, через минуту.',
    from: ['new', 'silent'],
    to: 'succeeded',
    sends: [{ type: 'succeeded', amount: true, after: LATE }],
    leaves: true,
  },
];

const signature: readonly TestAction[] = [
  {
    name: 'sign',
    label: 'Подписать',
    hint: 'Договор подписан, подпись уходит застройщику.',
    from: ['new'],
    to: 'signed',
    sends: [{ type: 'signed', note: (guid) => `Подпись ${digitsOf(guid, 10)}` }],
    leaves: true,
    code: true,
  },
  {
    name: 'decline',
    label: 'Отказаться',
    hint: 'Договор останется без подписи, подписать его можно позже.',
    from: ['new'],
    to: 'refused',
    sends: [{ type: 'refused', note: () => 'Покупатель отказался от подписи' }],
    leaves: true,
  },
];

const escrow: readonly TestAction[] = [
  {
    name: 'open',
    ask: 'account',
    label: 'Открыть счёт эскроу',
    hint: 'Банк открывает пустой счёт на имя покупателя. Деньги понадобятся после регистрации договора.',
    from: ['new'],
    to: 'opened',
    sends: [{ type: 'opened', note: (guid) => `40824810${digitsOf(guid, 12)}` }],
    leaves: true,
  },
  {
    name: 'cover',
    ask: 'letter',
    label: 'Открыть аккредитив',
    hint: 'Банк открывает аккредитив и кладёт на него всю цену договора.',
    from: ['new'],
    to: 'opened',
    sends: [{ type: 'opened', amount: true, note: (guid) => `40901810${digitsOf(guid, 12)}` }],
    leaves: true,
  },
  {
    name: 'fund',
    ask: 'deposit',
    label: 'Внести деньги',
    hint: 'Сумма поступает на счёт эскроу.',
    from: ['new'],
    to: 'funded',
    sends: [{ type: 'funded', amount: true }],
    leaves: true,
  },
];

const registration: readonly TestAction[] = [
  {
    name: 'accept',
    label: 'Принять документы',
    hint: 'Регистратор принимает договор, после приостановки — исправленный.',
    from: ['new', 'suspended'],
    to: 'sent',
    sends: [{ type: 'sent', note: (guid) => `КУВД-001/2026-${digitsOf(guid, 8)}` }],
    leaves: false,
  },
  {
    name: 'register',
    label: 'Зарегистрировать',
    hint: 'Запись внесена в реестр.',
    from: ['sent'],
    to: 'done',
    sends: [{ type: 'done', note: (guid) => `78:31:0001521-78/001/2026-${digitsOf(guid, 4)}` }],
    leaves: true,
  },
  {
    name: 'suspend',
    label: 'Приостановить',
    hint: 'Регистратор просит исправить документы.',
    from: ['sent'],
    to: 'suspended',
    sends: [{ type: 'suspended', note: () => 'Уточните адрес регистрации участника' }],
    leaves: false,
  },
];

const bank: readonly TestAction[] = [
  {
    name: 'approve',
    label: 'Одобрить',
    hint: 'Банк даёт всю сумму, о которой просят.',
    from: ['new', 'review'],
    to: 'approved',
    sends: [{ type: 'approved', amount: true, note: () => 'Решение действует 90 дней' }],
    leaves: true,
  },
  {
    name: 'approve-less',
    label: 'Одобрить меньше',
    hint: 'Банк даёт 80 % суммы: первый взнос вырастет.',
    from: ['new', 'review'],
    to: 'approved',
    sends: [
      {
        type: 'approved',
        amount: true,
        percent: 80,
        note: () => 'Дохода хватает на 80 % суммы, решение действует 90 дней',
      },
    ],
    leaves: true,
  },
  {
    name: 'approve-dearer',
    label: 'Одобрить дороже',
    hint: 'Ставка и полная стоимость на полпункта выше, срок на пять лет короче.',
    from: ['new', 'review'],
    to: 'approved',
    sends: [
      {
        type: 'approved',
        amount: true,
        loan: ({ rate, costFrom, costTo, months }) => ({
          rate: higher(rate),
          costFrom: higher(costFrom),
          costTo: higher(costTo),
          months: Math.max(60, months - 60),
        }),
        note: () => 'Ставка без страхования жизни, решение действует 90 дней',
      },
    ],
    leaves: true,
  },
  {
    name: 'approve-briefly',
    label: 'Одобрить на один день',
    hint: 'Банк даёт всю сумму, завтра решение перестанет действовать.',
    from: ['new', 'review'],
    to: 'approved',
    sends: [
      {
        type: 'approved',
        amount: true,
        loan: (_asked, now) => ({ until: daysAfter(now, 1).toISOString() }),
        note: () => 'Решение действует один день',
      },
    ],
    leaves: true,
  },
  {
    name: 'refuse',
    label: 'Отказать',
    hint: 'Банк не даёт денег.',
    from: ['new', 'review'],
    to: 'refused',
    sends: [{ type: 'refused', note: () => 'Дохода не хватает для этой суммы' }],
    leaves: true,
  },
];

/** The commands of each embedded partner, in the order of its buttons. */
const ACTIONS: Readonly<Record<PartnerKind, readonly TestAction[]>> = {
  acquirer,
  signature,
  escrow,
  registration,
  bank,
};

/** Every command of an embedded partner about a matter. */
export const actionsAbout = ({
  partner,
  matter: { ask },
}: {
  partner: PartnerKind;
  matter: Pick<TestMatter, 'ask'>;
}): TestAction[] => ACTIONS[partner].filter((action) => action.ask === ask);
