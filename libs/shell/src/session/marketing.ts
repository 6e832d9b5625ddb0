const KEY = 'm30.marketing';
const NAME = /^(utm_[a-z0-9_]{1,30}|yclid|gclid|ymclid|erid)$/;

/** Marketing parameters of a query string: `utm_*`, `yclid`, `gclid`, `ymclid`, `erid`. */
export function marketingOf(query: string): Record<string, string> {
  const found = [...new URLSearchParams(query)]
    .map(([name, value]) => [name.toLowerCase(), value.trim().slice(0, 300)] as const)
    .filter(([name, value]) => NAME.test(name) && value !== '');
  return Object.fromEntries(found.slice(0, 20));
}

/** Keeps the marketing parameters of the address for this visit; the last advert counts. */
export function rememberMarketing(query: string): void {
  const found = marketingOf(query);
  if (Object.keys(found).length === 0) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(found));
  } catch {
    // Storage may be closed to the page: the lead then goes without them.
  }
}

/** The marketing parameters of this visit; empty where there are none. */
export function marketingOfVisit(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}
