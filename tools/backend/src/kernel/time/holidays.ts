/** Days on which nobody receives, `YYYY-MM-DD`: the official holidays and what is moved to weekdays. */
export const HOLIDAYS: ReadonlySet<string> = new Set([
  '2026-11-04',
  '2026-12-31',
  ...['01', '02', '04', '05', '06', '07', '08'].map((day) => `2027-01-${day}`),
  '2027-02-22',
  '2027-02-23',
  '2027-03-08',
  '2027-05-03',
  '2027-05-10',
  '2027-06-14',
  '2027-11-04',
  '2027-11-05',
  '2027-12-31',
]);
