import type { ResultOf } from '@m30/api/client';

/** Why an order stopped. */
export type SideState = NonNullable<ResultOf<'Order.GetOrderList'>['orders'][number]['side_state']>;

/** Names of the stages 1…10 of a deal, in order. */
export const stages = [
  'Выбор',
  'Оплата',
  'Участники',
  'Бронь',
  'Ипотека',
  'Документы',
  'Подпись',
  'ДДУ',
  'Регистрация',
  'Ключи',
] as const;

/** Name of a stage by its number 1…10; a number outside is taken as the nearest. */
export function stageLabel(stage: number): string {
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
