/** The page of a list that an address asks for, from 1; anything else is the first. */
export function pageNumber({ searchParams }: URL): number {
  const page = searchParams.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}
