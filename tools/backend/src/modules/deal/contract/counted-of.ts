import { metrePriceFormula, settlementFormula } from '@m30/calculators/area';
import { bundledFormula } from '@m30/calculators/bundle';
import { deductionFormula } from '@m30/calculators/deduction';
import { instalmentFormulaAfter } from '@m30/calculators/instalment/core';
import { lentFormula, type FormulaRow } from '@m30/calculators/money';
import { DELAY_LAW, EXAMPLE_KEY_RATE, penaltyFormula } from '@m30/calculators/penalty';
import { daysBetween, formatPercent, moscowDay } from '@m30/ui-kit/format';
import type { PlacedRow } from '../../catalogue/snapshot/snapshot.ts';
import type { ReadOrder } from '../order/find-orders.ts';
import { standingOf } from '../order/core/standing.ts';
import { isStopped } from '../order/core/state.ts';
import { lotsOf } from '../order/order-lots.ts';
import type { ContractPart } from './plan-parts.ts';
import type { ContractTerms } from './types.ts';
import { wayOf } from './way-of.ts';

/** The contract of a deal, as its sums are explained. */
interface CountedDeal {
  order: ReadOrder;
  lot: PlacedRow;
  /** Last day on which the keys may come by the contract, ISO; `null` where it promises none. */
  handoverBy: string | null;
  /** Kopecks. */
  price: number;
  parts: readonly ContractPart[];
  /** ISO date in Moscow. */
  today: string;
}

/** How each sum of a deal's contract has come about: price, payment, delays, the tax that comes back; ready to print. */
export function countedOf(deal: CountedDeal): FormulaRow[] {
  if (isStopped(deal.order.state)) return [];
  return [
    ...pricesOf(deal),
    ...paymentsOf(deal),
    ...delaysOf(deal),
    ...(deal.lot.kind === 'flat'
      ? sharesOf(deal.order, deal.price).map(({ name, spent }) =>
          deductionFormula(`Налоговый вычет, ${name}`, spent, 'purchase'),
        )
      : []),
  ];
}

/** The same of a contract that no order stands behind: the settlement of a measured area, the parts of an instalment. */
export const countedApart = (
  price: number,
  terms: ContractTerms | null,
  parts: readonly ContractPart[],
): FormulaRow[] => [
  ...(terms?.measured ? settlementFormula(terms.measured) : []),
  ...(isEven(parts) ? instalmentOf(price, parts) : []),
];

/** Whether the parts after the first one are equal, but for what rounding leaves to the last. */
function isEven([, ...rest]: readonly ContractPart[]): boolean {
  const [amount = 0, ...others] = rest.map((part) => part.amount);
  const last = others.pop() ?? amount;
  return (
    rest.length > 0 &&
    others.every((one) => one === amount) &&
    Math.abs(last - amount) < rest.length * 100
  );
}

const instalmentOf = (price: number, parts: readonly ContractPart[]) =>
  instalmentFormulaAfter(
    price,
    parts.map(({ amount }) => amount),
  );

function pricesOf({ order: { row }, lot, price }: CountedDeal): FormulaRow[] {
  const own = lotsOf(row).find(({ lotGuid }) => lotGuid === lot.guid);
  const { full = price, percent = 0 } = own ?? {};
  return [
    ...bundledFormula({ full, percent, price }),
    metrePriceFormula(price, lot.area, 'contract'),
  ];
}

function paymentsOf({ order: { row }, price, parts }: CountedDeal): FormulaRow[] {
  const [first, second] = parts;
  if (!first || !second) return [];
  if (wayOf(row)?.kind === 'instalment') return instalmentOf(price, parts);
  return lentFormula(second.title, price, first.amount);
}

/** Days that are late, of the buyer's payments today and of the developer's keys until they came. */
function delaysOf({
  order: { state, events },
  handoverBy,
  price,
  parts,
  today,
}: CountedDeal): FormulaRow[] {
  if (state.contract !== 'ddu') return [];
  const unpaid = parts
    .filter((part) => part.state === 'late' && part.byOthers === undefined)
    .map(({ title, amount, due }) =>
      penaltyFormula(`Пени, ${title}`, {
        sum: amount,
        rate: EXAMPLE_KEY_RATE,
        part: DELAY_LAW.payment.value,
        days: daysBetween(due, today),
      }),
    );
  const keysOn = events.find(({ type }) => type === 'keys.given')?.at;
  const late =
    handoverBy === null ? 0 : daysBetween(handoverBy, keysOn ? moscowDay(keysOn) : today);
  const rows =
    late > 0
      ? [
          ...unpaid,
          penaltyFormula('Неустойка застройщика за\u00a0срок передачи', {
            sum: price,
            rate: EXAMPLE_KEY_RATE,
            part: DELAY_LAW.handover.value,
            days: late,
          }),
        ]
      : unpaid;
  return rows.length === 0
    ? []
    : [
        ...rows,
        [
          'Ключевая ставка',
          `${formatPercent(EXAMPLE_KEY_RATE)} для примера, считается по\u00a0ставке на\u00a0день оплаты`,
        ],
      ];
}

/** What one adult participant pays of a price. */
interface ShareOfPrice {
  /** «Орлова Вера». */
  name: string;
  /** Kopecks. */
  spent: number;
}

/** What each adult pays of a price: by the shares, spouses without shares by halves. */
function sharesOf({ row, state, people }: ReadOrder, price: number): ShareOfPrice[] {
  return people.flatMap(({ lastName, name, data }, place) => {
    if (standingOf(state, place) !== 'adult') return [];
    const share = data?.share ?? { part: 1, of: 1 };
    const { part, of } = row.ownership === 'joint' ? { part: 1, of: people.length } : share;
    return [{ name: `${lastName} ${name}`, spent: Math.round((price * part) / of) }];
  });
}
