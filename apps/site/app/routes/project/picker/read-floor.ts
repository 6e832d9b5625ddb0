/** The floor that the address names, or `null` where it names none or something else. */
export function readFloor(params: URLSearchParams): number | null {
  const text = params.get('floor') ?? '';
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}

/** Address of the same picker at a floor. */
export const floorHref = (floor: number): string => `?floor=${floor}`;
