type QueryValue = string | number | boolean | null | undefined;

/** Input of a GET method as a plain object; lists are written with commas. */
export type QueryInput = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/** Writes an input as a query string without `?`; empty values are left out. */
export function writeQuery(input: QueryInput): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text !== '') query.set(key, text);
  }
  return query.toString().replaceAll('%2C', ',');
}
