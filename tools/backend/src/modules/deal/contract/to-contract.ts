import type { ContractCard, ContractDetails } from '@m30/api';
import type { FormulaRow } from '@m30/calculators/money';
import { moscowDay } from '@m30/ui-kit/format';
import type { Services } from '../../../kernel/services.ts';
import type { contracts } from './contracts.table.ts';
import type { contractStatuses } from '../contract-register/contract-status.table.ts';
import { escrowBankOf } from '../../content/company/company-of.ts';
import { isStopped } from '../order/core/state.ts';
import { lotsOf } from '../order/order-lots.ts';
import type { ReadOrder } from '../order/find-orders.ts';
import { anyLotCard } from '../../catalogue/premises/any-lot-card.ts';
import { CONTRACT_TITLES, isDeal, lotPlace, lotTitle } from './contract-words.ts';
import { countedApart, countedOf } from './counted-of.ts';
import { dealOf, holdOf, type Told } from './order-contract.ts';
import { ownOf } from './own-contract.ts';
import { payablePart, paymentOf } from './payment-of.ts';
import { partsOn, type ContractPart } from './plan-parts.ts';

/** Everything that is read of one contract. */
export interface ContractSource {
  row: typeof contracts.$inferSelect;
  order: ReadOrder | undefined;
  register: typeof contractStatuses.$inferSelect | undefined;
}

/** What stands beside a contract on its page. */
interface Beside extends Pick<ContractDetails, 'related'> {
  finish: { name: string; price: number } | undefined;
  /** The buyer's full name. */
  buyer: string;
}

/** A contract as the list shows it. */
export function toContract(services: Services, source: ContractSource): ContractCard {
  const told = tellOf(source);
  const { guid, number, kind, price, signedAt, orderGuid } = source.row;
  const parts = partsToday(services, told);
  const next = parts.find(({ state }) => state !== 'paid');
  const isOver = told.status.tone === 'stop';
  return {
    guid,
    number,
    kind,
    title: CONTRACT_TITLES[kind],
    ...wordsOf(services, source.row),
    signed_at: signedAt.toISOString(),
    price,
    paid: told.paid,
    left: isOver ? 0 : Math.max(0, price - told.paid),
    status: told.status,
    next_part: next && !isOver ? toPart(next) : null,
    payable: payablePart(told, parts) !== null,
    order: orderGuid,
  };
}

/** A contract with everything that its page shows. */
export function toContractDetails(
  services: Services,
  { related, finish, buyer, ...source }: ContractSource & Beside,
): ContractDetails {
  const { row, order } = source;
  const told = tellOf(source);
  const parts = partsToday(services, told);
  const due = payablePart(told, parts);
  const bank = escrowBankOf(services.content.library);
  return {
    ...toContract(services, source),
    order_number: order?.row.number ?? null,
    parts: parts.map(toPart),
    pay:
      due && told.account ? paymentOf(due, told.account, { ...row, recipient: buyer, bank }) : null,
    escrow: told.escrow && { bank: bank.title, ...told.escrow },
    registration: told.registration,
    participants: (order?.people ?? []).map(({ lastName, name, secondName }) => ({
      last_name: lastName,
      name,
      second_name: secondName,
    })),
    related,
    files: order && isDeal(row) && !isStopped(order.state) ? [...order.files] : [],
    text: order && isDeal(row) ? textPath(order.row, row.lotGuid) : null,
    paper: `/api/contracts/${row.guid}.pdf`,
    counted: countedIn(services, { row, order, parts }).map(([name, how]) => [name, how]),
    finish: finish ? { title: finish.name, price: finish.price } : null,
  };
}

/** How the sums of a contract have come about. */
function countedIn(
  { catalogue, clock }: Services,
  { row, order, parts }: Pick<ContractSource, 'row' | 'order'> & { parts: readonly ContractPart[] },
): FormulaRow[] {
  if (!order || !isDeal(row)) return countedApart(row.price, row.terms, parts);
  const lot = catalogue.snapshot.placed.get(row.lotGuid ?? order.row.lotGuid);
  if (!lot) return [];
  const { price, handoverBy } = row;
  return countedOf({ order, lot, handoverBy, price, parts, today: moscowDay(clock()) });
}

/** Page of a contract's text; of a set that of the lot. */
function textPath(order: ReadOrder['row'], lotGuid: string | null): string {
  const part = lotsOf(order).findIndex((lot) => lot.lotGuid === lotGuid);
  const page = `/lk/orders/${order.guid}/contract`;
  return part > 0 ? `${page}?part=${part}` : page;
}

function tellOf({ row, order, register }: ContractSource): Told {
  if (order && isDeal(row)) return dealOf(order, row);
  if (order && row.kind === 'hold') return holdOf(order, row.price);
  return ownOf(row, register);
}

/** What the contract is about, by its lot or in its own words. */
function wordsOf(
  { catalogue }: Services,
  { lotGuid, terms }: ContractSource['row'],
): Pick<ContractCard, 'subject' | 'place'> {
  const lot = lotGuid === null ? null : anyLotCard(catalogue.snapshot, lotGuid);
  if (terms?.subject) return { subject: terms.subject, place: lot ? lotPlace(lot) : '' };
  return lot ? { subject: lotTitle(lot), place: lotPlace(lot) } : { subject: '', place: '' };
}

const partsToday = ({ clock }: Services, { parts }: Told): ContractPart[] =>
  partsOn(parts, moscowDay(clock()));

const toPart = ({ title, due, amount, state, paidOn, awaits }: ContractPart) => ({
  ...{ title, due, amount, state },
  paid_on: paidOn,
  ...(awaits && paidOn === null && { awaits_registration: true }),
});
