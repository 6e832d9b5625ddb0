import type { ChosenPayment } from '@m30/api';
import { instalmentAfter, lastPaymentDay, OWN_INSTALMENT } from '@m30/calculators/instalment/core';
import { addDays, addMonths, moscowDay } from '@m30/ui-kit/format';
import type { PlannedPart } from './types.ts';

/** Days after the signature by which a ДДУ is expected to be registered and paid; its money is due from the registration on. */
const ESCROW_DAYS = 21;

/** Days from the registration of a ДДУ, or from the signature of a sale, by which the money is in the bank. */
export const PAY_DAYS = 7;

/** Days before which a part counts as the next to pay. */
export const DUE_DAYS = 14;

/** A part of a price as it stands on a day. */
export interface ContractPart extends PlannedPart {
  state: 'paid' | 'due' | 'late' | 'ahead';
}

/** What an order says of its price. */
interface Priced {
  /** Kopecks. */
  price: number;
  payment: ChosenPayment | null;
  signedAt: Date;
  /** When the contract was drawn up, which the further payments of an instalment are counted from. @default signedAt */
  drawnAt?: Date | undefined;
  /** ISO date by which the first part is due, where it is known; before the registration of a ДДУ it is not. */
  dueOn?: string | undefined;
  /** ISO date by which the contract promises the keys, where it does: the last part of an instalment is paid before them. */
  keysBy?: string | null | undefined;
  /** Bank of the loan, where there is one. */
  bank?: string | undefined;
}

/** The parts in which the price of a deal comes to the escrow account, by the way it is paid. */
export function planParts({
  price,
  payment,
  signedAt,
  drawnAt = signedAt,
  dueOn,
  keysBy,
  bank,
}: Priced): PlannedPart[] {
  const due = dueOn ?? addDays(moscowDay(signedAt), ESCROW_DAYS);
  const part = (title: string, amount: number): PlannedPart => ({
    title,
    due,
    amount,
    paidOn: null,
  });
  switch (payment?.kind) {
    case 'mortgage': {
      const { down_payment: own } = payment.terms;
      return [
        part('Собственные средства', own),
        { ...part(loanTitle(bank), price - own), byOthers },
      ];
    }
    case 'capital': {
      const { amount } = payment.terms;
      return [
        part('Собственные средства', price - amount),
        { ...part('Материнский капитал', amount), byOthers },
      ];
    }
    case 'instalment': {
      const { down_payment: down, months } = payment.terms;
      return [part('Первый взнос', down), ...shares(down, { price, months }, { drawnAt, keysBy })];
    }
    default:
      return [part('Вся сумма', price)];
  }
}

const byOthers = true;

const loanTitle = (bank: string | undefined) => (bank ? `Кредит, ${bank}` : 'Кредит банка');

/**
 * The further payments of an instalment, as its calculator counts them. Who signs later than the choice allowed for pays the last of
 * them sooner after the signature, never too late before the keys.
 */
function shares(
  down: number,
  terms: { price: number; months: number },
  { drawnAt, keysBy }: { drawnAt: Date } & Pick<Priced, 'keysBy'>,
): PlannedPart[] {
  const drawn = moscowDay(drawnAt);
  const last = keysBy ? lastPaymentDay(keysBy) : null;
  const notLater = (day: string) => (last !== null && last < day ? last : day);
  const [, ...rows] = instalmentAfter(down, terms, OWN_INSTALMENT.every).rows;
  return rows.map(({ month, amount }, index) => ({
    title: `Взнос ${index + 1} из ${rows.length}`,
    due: notLater(addMonths(drawn, month)),
    amount,
    paidOn: null,
  }));
}

/** Money that came, and on which day in Moscow. */
export interface Income {
  /** Kopecks. */
  amount: number;
  on: string;
}

/** Lays money onto the parts in their order: a part is paid on the day that filled it. */
export function payParts(
  parts: readonly PlannedPart[],
  incomes: readonly Income[],
): { parts: PlannedPart[]; paid: number } {
  const paid = incomes.reduce((sum, { amount }) => sum + amount, 0);
  let covered = 0;
  const told = parts.map((part) => {
    covered += part.amount;
    let sum = 0;
    const filled = incomes.find(({ amount }) => (sum += amount) >= covered);
    return { ...part, paidOn: filled?.on ?? null };
  });
  return { parts: told, paid };
}

/**
 * Parts as they stand on a day.
 * @param today ISO date in Moscow
 */
export function partsOn(parts: readonly PlannedPart[], today: string): ContractPart[] {
  const soon = addDays(today, DUE_DAYS);
  return parts.map((part) => ({ ...part, state: stateOf(part, today, soon) }));
}

function stateOf(
  { due, paidOn, awaits }: PlannedPart,
  today: string,
  soon: string,
): ContractPart['state'] {
  if (paidOn !== null) return 'paid';
  if (awaits) return 'ahead';
  if (due < today) return 'late';
  return due <= soon ? 'due' : 'ahead';
}
