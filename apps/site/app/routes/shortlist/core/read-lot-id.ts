const ID = /^[a-z0-9][a-z0-9._-]{0,79}$/;

/**
 * Readable id of a lot in what somebody typed or pasted: `k2-48`, or the address of its page.
 * @returns `null` where there is none
 */
export function readLotId(text: string): string | null {
  const typed = text.trim();
  const url = URL.parse(typed, 'https://site.invalid');
  const named = url?.searchParams.get('place') ?? url?.searchParams.get('lot');
  const last = url?.pathname.split('/').findLast((part) => part !== '' && part !== 'cena');
  const id = (named ?? last ?? '').toLowerCase();
  return ID.test(id) ? id : null;
}
