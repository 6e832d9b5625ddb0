import type { ResultOf } from '@m30/api/client';

/** Why an order stopped. */
export type SideState = NonNullable<ResultOf<'Order.GetOrderList'>['orders'][number]['side_state']>;

/** What the lot of an order is sold by. */
type Contract = ResultOf<'Order.GetOrderList'>['orders'][number]['contract'];

const CONTRACT_STAGES: Readonly<Record<Contract, string>> = { ddu: 'ДДУ', sale: 'Аккредитив' };

/** Names of the stages 1…10 of a deal, in order; the eighth follows the contract. */
export const stagesOf = (contract: Contract): readonly string[] => [
  'Выбор',
  'Оплата',
  'Участники',
  'Бронь',
  'Ипотека',
  'Документы',
  'Подпись',
  CONTRACT_STAGES[contract],
  'Регистрация',
  'Ключи',
];

/** Name of a stage by its number 1…10; a number outside is taken as the nearest. */
export function stageLabel(stage: number, contract: Contract): string {
  const stages = stagesOf(contract);
  const number = Math.min(Math.max(Math.trunc(stage), 1), stages.length);
  return stages[number - 1] ?? '';
}

/** Why an order stopped, as its mark says it. */
export const sideStateLabels: Readonly<Record<SideState, string>> = {
  cancelled: 'Заказ отменён',
  expired: 'Срок брони истёк',
  refused: 'Банк отказал в\u00a0кредите',
  refunded: 'Деньги возвращены',
};
