/**
 * Data of schema.org as the text of a `<script type="application/ld+json">`; nothing in it ends the script.
 * @param data one thing or several
 */
export function jsonLd(...data: readonly Readonly<Record<string, unknown>>[]): string {
  const things = data.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
  return JSON.stringify(things.length === 1 ? things[0] : things).replaceAll('<', '\\u003c');
}
