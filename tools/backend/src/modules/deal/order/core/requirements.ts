import type { ContractKind } from './contract-kind.ts';
import type { Stage } from './events.ts';
import { documentsToSend, missingDocuments } from './required-documents.ts';
import type { OrderState } from './state.ts';

/** What has to be done in a stage before the next one begins. */
export interface Requirement {
  id: string;
  /** Russian, for the buyer. */
  title: string;
  met: (state: OrderState) => boolean;
}

const past = (stage: Stage) => (state: OrderState) => state.stage > stage;

/** Requirements by stage, of contracts of all kinds. */
const shared: Readonly<Record<Exclude<Stage, 8 | 9 | 10>, readonly Requirement[]>> = {
  0: [],
  1: [{ id: 'hold', title: 'Забронировать лот', met: ({ hold }) => hold !== null }],
  2: [
    {
      id: 'payment',
      title: 'Выбрать способ оплаты',
      met: ({ payment }) => payment !== null,
    },
  ],
  3: [
    {
      id: 'participants',
      title: 'Указать участников сделки',
      met: ({ participants }) => participants > 0,
    },
  ],
  4: [
    { id: 'offer', title: 'Принять оферту', met: ({ offer }) => offer !== null },
    { id: 'hold', title: 'Оплатить бронь', met: ({ carrying }) => carrying !== null },
  ],
  5: [
    {
      id: 'application',
      title: 'Подать заявку в банк',
      met: ({ applied, approvals }) => applied || approvals.length > 0,
    },
    {
      id: 'loan',
      title: 'Получить одобрение банка',
      met: (state) => state.approvals.length > 0 || past(5)(state),
    },
    { id: 'bank', title: 'Выбрать банк', met: past(5) },
  ],
  6: [
    {
      id: 'papers',
      title: 'Загрузить документы',
      met: (state) => missingDocuments(state).length === 0,
    },
    {
      id: 'documents',
      title: 'Отправить документы на проверку',
      met: (state) => missingDocuments(state).length === 0 && documentsToSend(state).length === 0,
    },
    { id: 'checked', title: 'Дождаться проверки', met: past(6) },
  ],
  7: [
    {
      id: 'own-signature',
      title: 'Подписать договор',
      met: (state) => state.signed.includes(0),
    },
    { id: 'signature', title: 'Дождаться подписей всех участников', met: past(7) },
  ],
};

const registrar = (title: string): Requirement => ({
  id: 'registrar',
  title,
  met: ({ registration }) => registration === 'sent' || registration === 'done',
});
const record: Requirement = {
  id: 'record',
  title: 'Дождаться записи в реестре',
  met: ({ registration }) => registration === 'done',
};
const keys: Requirement = {
  id: 'keys',
  title: 'Принять квартиру и получить ключи',
  met: (state) => state.keys,
};

/** Requirements of the stages after the signature, which follow the kind of the contract. */
const byContract: Readonly<Record<ContractKind, Record<8 | 9 | 10, readonly Requirement[]>>> = {
  ddu: {
    8: [{ id: 'escrow', title: 'Открыть счёт эскроу', met: ({ escrow }) => escrow }],
    9: [
      registrar('Отправить договор на регистрацию'),
      record,
      { id: 'money', title: 'Внести деньги на счёт эскроу', met: ({ funded }) => funded > 0 },
    ],
    10: [
      {
        id: 'permit',
        title: 'Дождаться разрешения на ввод дома',
        met: ({ commissioned }) => commissioned,
      },
      {
        id: 'release',
        title: 'Банк перечисляет деньги застройщику',
        met: (state) => state.released,
      },
      keys,
      { id: 'ownership', title: 'Зарегистрировать право собственности', met: ({ owned }) => owned },
    ],
  },
  sale: {
    8: [{ id: 'letter', title: 'Открыть аккредитив и внести деньги', met: ({ escrow }) => escrow }],
    9: [registrar('Отправить документы на регистрацию перехода права'), record],
    10: [
      { id: 'release', title: 'Банк раскрывает аккредитив', met: (state) => state.released },
      keys,
    ],
  },
};

/** What the stage of an order asks for. */
export function requirementsOf({ stage, contract }: OrderState): readonly Requirement[] {
  return stage === 8 || stage === 9 || stage === 10 ? byContract[contract][stage] : shared[stage];
}
