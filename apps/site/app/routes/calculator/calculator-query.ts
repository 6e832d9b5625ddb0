/** A calculator of `/ipotechnyj-kalkulyator`. */
export type CalculatorKind = 'mortgage' | 'refinancing' | 'instalment';

const KINDS: Readonly<Record<string, CalculatorKind>> = {
  refinansirovanie: 'refinancing',
  rassrochka: 'instalment',
};

/** Key of the query that says which calculator is shown; the mortgage is shown without it. */
const KIND_KEY = 'vid';

/** Which calculator an address shows. */
export function kindOf(query: URLSearchParams): CalculatorKind {
  return KINDS[query.get(KIND_KEY) ?? ''] ?? 'mortgage';
}

/** What a form of the calculator keeps in the address besides its own fields. */
export function hiddenOf(kind: CalculatorKind): Record<string, string> {
  const alias = Object.keys(KINDS).find((one) => KINDS[one] === kind);
  return alias === undefined ? {} : { [KIND_KEY]: alias };
}
