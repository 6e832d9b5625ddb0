/** What the visitor sets; amounts in kopecks. */
export interface YieldChoice {
  price: number;
  /** Rent a month. */
  rent: number;
  /** What the owner pays a month: upkeep, tax, repairs. */
  expenses: number;
  /** Per cent of the year without a tenant. */
  vacancy: number;
}

/** What let premises bring; amounts in kopecks. */
export interface Yield {
  /** Rent of a year with its empty days. */
  income: number;
  /** Expenses of a year. */
  costs: number;
  /** What is left of the income; below zero where the costs are larger. */
  net: number;
  /** Net income of a year, per cent of the price, two decimals. */
  percent: number;
  /** Years until the price has come back, one decimal; `null` where it never does. */
  payback: number | null;
}

/**
 * Net yield of let premises: (rent × 12 × (1 − vacancy) − expenses × 12) ÷ price, and payback as its
 * inverse (capitalisation rate, income approach: federal valuation standard ФСО V, para. 11–13).
 * Financing and growth of the rent are left out; amounts are rounded to a kopeck.
 */
export function yieldOf({ price, rent, expenses, vacancy }: YieldChoice): Yield {
  const income = Math.round(rent * 12 * (1 - vacancy / 100));
  const costs = expenses * 12;
  const net = income - costs;
  return {
    income,
    costs,
    net,
    percent: price > 0 ? Math.round((net / price) * 10_000) / 100 : 0,
    payback: net > 0 ? Math.round((price / net) * 10) / 10 : null,
  };
}
