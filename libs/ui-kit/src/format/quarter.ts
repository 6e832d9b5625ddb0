const roman = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' } as const;

/** Handover of a building: a quarter of a year, or `null` for one that is completed. */
export type Quarter = { year: number; quarter: 1 | 2 | 3 | 4 } | null;

/** Handover in words, «IV кв. 2027» or «дом сдан». */
export function formatQuarter(handover: Quarter): string {
  if (handover === null) return 'дом сдан';
  return `${roman[handover.quarter]}\u00a0кв.\u00a0${handover.year}`;
}
