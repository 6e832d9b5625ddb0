import type { ResultOf } from '@m30/api/client';
import { typesetText } from '../../../kernel/words/typography.ts';
import { REGISTRATION_TERM } from '../law/registration-term.ts';
import { approvalOf } from './core/approvals.ts';
import { checkOf, requiredDocuments } from './core/required-documents.ts';
import type { OrderState } from './core/state.ts';

type NextStep = ResultOf<'Order.GetOrderById'>['data']['next_step'];

interface Step {
  title: string;
  text: string;
  /** A verb for a button. */
  label: string;
}

/** What a buyer does in a stage; stages where the company acts are not here. */
const STEPS: Readonly<Record<number, Step>> = {
  1: {
    title: 'Выберите квартиру',
    text: 'Сравните планировки в каталоге и забронируйте квартиру.',
    label: 'Выбрать квартиру',
  },
  2: {
    title: 'Выберите способ оплаты',
    text: 'Ипотека, рассрочка или вся сумма сразу. Цена уже зафиксирована в заказе.',
    label: 'Выбрать способ оплаты',
  },
  3: {
    title: 'Укажите участников сделки',
    text: 'Понадобятся паспорт, СНИЛС и ИНН каждого, на кого оформляется квартира.',
    label: 'Указать участников',
  },
  4: {
    title: 'Оплатите бронь',
    text: 'Квартира останется за вами на 14 дней, бронь можно один раз продлить.',
    label: 'Оплатить бронь',
  },
  5: {
    title: 'Подайте заявку на ипотеку',
    text: 'Одну анкету можно отправить сразу в несколько банков.',
    label: 'Заполнить анкету',
  },
  6: {
    title: 'Отправьте документы',
    text: 'Загрузите паспорта участников. Сотрудник проверит каждый документ, ответ появится в событиях заказа.',
    label: 'Отправить документы',
  },
  7: {
    title: 'Подпишите договор',
    text: 'Прочитайте договор: рядом с каждым пунктом стоит объяснение. Подписать можно там же, электронной подписью.',
    label: 'Прочитать договор',
  },
};

const OPEN_ESCROW: Step = {
  title: 'Откройте счёт эскроу',
  text: 'Банк откроет пустой счёт на ваше имя. Деньги понадобятся после регистрации договора.',
  label: 'Открыть счёт эскроу',
};

const OPEN_LETTER: Step = {
  title: 'Откройте аккредитив',
  text: 'На него сразу вносят всю цену квартиры: ваши деньги и кредит, если он есть. Продавец получит деньги, когда право перейдёт к вам.',
  label: 'Открыть аккредитив',
};

const REGISTER: Readonly<Record<OrderState['contract'], Step>> = {
  ddu: {
    title: 'Отправьте договор на регистрацию',
    text: `Росреестр регистрирует договор ${REGISTRATION_TERM}. Платить до этого не нужно.`,
    label: 'Отправить на\u00a0регистрацию',
  },
  sale: {
    title: 'Отправьте документы на регистрацию перехода права',
    text: `Росреестр регистрирует переход права ${REGISTRATION_TERM}. Деньги ждут на аккредитиве.`,
    label: 'Отправить на\u00a0регистрацию',
  },
};

const PAY_IN: Step = {
  title: 'Внесите деньги на счёт эскроу',
  text: 'Договор зарегистрирован. Застройщик получит деньги, когда дом введут в эксплуатацию.',
  label: 'Внести деньги',
};

const PAY_PART: Step = {
  title: 'Внесите следующий взнос',
  text: 'Взносы рассрочки поступают на счёт эскроу по графику договора.',
  label: 'Внести взнос',
};

const KEYS: Step = {
  title: 'Получите ключи',
  text: 'Выберите в кабинете день приёмки и возьмите с собой паспорт.',
  label: 'Записаться на\u00a0приёмку',
};

const AGAIN: Step = {
  title: 'Загрузите документы ещё раз',
  text: 'Мы проверили документы: что исправить, написано у каждого.',
  label: 'Посмотреть документы',
};

const GROWN: Step = {
  title: 'Укажите паспорт участника',
  text: 'Ребёнку исполнилось 14\u00a0лет. Теперь нужны его паспорт, телефон и\u00a0согласие родителя, договор он подпишет сам.',
  label: 'Указать паспорт',
};

const OTHER_PAYMENT: Step = {
  title: 'Выберите другой способ оплаты',
  text: 'Банки отказали в кредите. Пока действует бронь, квартиру можно купить иначе.',
  label: 'Выбрать способ оплаты',
};

const CHOOSE_BANK: Step = {
  title: 'Выберите банк',
  text: 'Сравните решения банков: сумму, ставку, полную стоимость кредита, платёж и\u00a0первый взнос. Договор составим с\u00a0тем банком, который выберете.',
  label: 'Сравнить решения банков',
};

const APPLY_AGAIN: Step = {
  title: 'Подайте заявку ещё раз',
  text: 'Решение банка больше не\u00a0действует. Без кредита договор не\u00a0подписать.',
  label: 'Заполнить анкету',
};

const SUSPENDED: Readonly<Record<OrderState['contract'], Step>> = {
  ddu: {
    title: 'Отправьте договор ещё раз',
    text: 'Росреестр приостановил регистрацию, причина стоит в событиях заказа. Мы исправили договор, осталось отправить его снова.',
    label: 'Отправить ещё раз',
  },
  sale: {
    title: 'Отправьте документы ещё раз',
    text: 'Росреестр приостановил регистрацию, причина стоит в событиях заказа. Мы исправили документы, осталось отправить их снова.',
    label: 'Отправить ещё раз',
  },
};

/** The buyer's next step; `null` where the company or a bank acts, or the order has stopped. */
export function nextStep(order: OrderState, guid: string, deadline: Date | null): NextStep {
  const step = stepOf(order);
  if (!step) return null;
  const text = typesetText(step.text);
  return { ...step, text, deadline: deadline?.toISOString() ?? null, href: pageOf(order, guid) };
}

/** Where a step is done: the wizard, the questionnaire of the banks, the order's page, the handover. */
function pageOf(order: OrderState, guid: string): string {
  const { stage, side, released } = order;
  if (side === 'refused' || stage < 5 || (stage === 6 && order.outgrown)) return `/order/${guid}`;
  const bank = bankStep(order);
  if (bank === CHOOSE_BANK) return `/lk/orders/${guid}`;
  if (stage === 5 || bank === APPLY_AGAIN) return `/mortgage-form?order=${guid}`;
  if (stage === 7) return `/lk/orders/${guid}/contract`;
  return stage === 10 && released ? '/lk/acceptance' : `/lk/orders/${guid}`;
}

function stepOf(order: OrderState): Step | undefined {
  const { stage, side, applied } = order;
  if (side === 'refused') return OTHER_PAYMENT;
  if (side !== null) return undefined;
  const bank = bankStep(order);
  if (bank) return bank;
  if (stage === 5 && applied) return undefined;
  if (stage === 7 && isBankMissing(order)) return undefined;
  if (stage === 6) return order.outgrown ? GROWN : documentsStep(order);
  if (stage === 7 && order.signed.includes(0)) return undefined;
  if (stage === 8) return order.contract === 'sale' ? OPEN_LETTER : OPEN_ESCROW;
  if (stage === 9) return registrationStep(order);
  return stage === 10 ? lastStep(order) : STEPS[stage];
}

/** An approval has to be chosen; or the chosen one is out of date, and another has to be got. */
function bankStep(order: OrderState): Step | undefined {
  if (order.approvals.length > 0 && (order.stage === 5 || isBankMissing(order))) return CHOOSE_BANK;
  return isBankMissing(order) && !order.applied ? APPLY_AGAIN : undefined;
}

/** The contract cannot be signed, as nobody lends. */
const isBankMissing = (order: OrderState): boolean =>
  (order.stage === 6 || order.stage === 7) &&
  order.payment?.mortgage === true &&
  !approvalOf(order, order.lender);

function documentsStep(order: OrderState): Step | undefined {
  const states = requiredDocuments(order).map((paper) => checkOf(order, paper).state);
  if (states.includes('refused')) return AGAIN;
  return states.includes('missing') || states.includes('uploaded') ? STEPS[6] : undefined;
}

function registrationStep({ registration, contract }: OrderState): Step | undefined {
  if (registration === 'suspended') return SUSPENDED[contract];
  if (registration === 'sent') return undefined;
  return registration === 'done' ? PAY_IN : REGISTER[contract];
}

function lastStep({ funded, price, released, keys }: OrderState): Step | undefined {
  if (funded < price) return PAY_PART;
  return released && !keys ? KEYS : undefined;
}
