/** Pages to show around the present one: first, last, both neighbours; `null` is a gap of two or more. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const shown = new Set([1, page - 1, page, page + 1, pages]);
  // A gap of one page is no shorter than the page.
  if (page === 4) shown.add(2);
  if (page === pages - 3) shown.add(pages - 1);
  const numbers = [...shown].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b);
  return numbers.flatMap((n, i) => (i > 0 && n - (numbers[i - 1] ?? 0) > 1 ? [null, n] : [n]));
}
