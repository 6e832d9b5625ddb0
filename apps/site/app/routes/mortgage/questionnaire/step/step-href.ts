/** Address of a step, for the same order. */
export function stepHref(step: string, order: string | null): string {
  const query = new URLSearchParams({ ...(order !== null && { order }), step });
  return `?${query}`;
}
