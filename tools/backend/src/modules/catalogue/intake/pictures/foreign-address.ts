/** Characters of an address, as it is asked for. */
const LONGEST = 1000;

/** Address of a picture of another server, which has to be fetched before a page can show it; `null` where a file names none. */
export function foreignAddress(said: string | undefined): string | null {
  const url = said === undefined ? null : URL.parse(said);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '') return null;
  return url.href.length > LONGEST ? null : url.href;
}
