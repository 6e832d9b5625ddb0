import { formatPercent } from '@m30/ui-kit/format';
import type { StudioInput, StudioResult } from '../../../contract/client.ts';

/** A lot as the office offers it. */
export type OfficeLot = StudioResult<'Office.Lots'>['lots'][number];

/** How it is paid; `undefined`: the buyer chooses in the account. */
export type Payment = StudioInput<'Office.Reserve'>['payment'];

/** Ways to pay that the lot has, by the id of a choice: a programme's is `mortgage:{id}`. */
export function waysOf({ programmes, instalment }: OfficeLot) {
  return [
    { id: '', label: 'Выберет в\u00a0кабинете' },
    { id: 'full', label: 'Полная оплата' },
    ...programmes.map(({ id, title, rate }) => ({
      id: `mortgage:${id}`,
      label: `Ипотека: ${title}, ${formatPercent(rate)}`,
    })),
    ...(instalment ? [{ id: 'instalment', label: 'Рассрочка' }] : []),
  ];
}

/** What a choice begins with: the least first payment and the longest term. */
export function paymentOf(lot: OfficeLot, way: string): Payment {
  if (way === 'full') return { kind: 'full' };
  if (way === 'instalment' && lot.instalment) {
    const { least, most_months: months } = lot.instalment;
    return { kind: 'instalment', down_payment: least, months };
  }
  const programme = lot.programmes.find(({ id }) => way === `mortgage:${id}`);
  if (!programme) return undefined;
  const { id, least, most_months: months } = programme;
  return { kind: 'mortgage', programme: id, down_payment: least, months };
}

/** The choice that a payment belongs to. */
export function wayOf(payment: Payment): string {
  if (!payment) return '';
  return payment.kind === 'mortgage' ? `mortgage:${payment.programme}` : payment.kind;
}
