const LAST_DAYS = { 1: '03-31', 2: '06-30', 3: '09-30', 4: '12-31' } as const;

/** Last day of a quarter, ISO. */
export const quarterEnd = ({ year, quarter }: { year: number; quarter: 1 | 2 | 3 | 4 }): string =>
  `${year}-${LAST_DAYS[quarter]}`;
