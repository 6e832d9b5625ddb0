/** What a norm asks of a room, minutes. */
export interface InsolationNorm {
  /** Day that is calculated, for the whole period: its first; month 1…12. */
  month: number;
  date: number;
  /** Last day of the period. */
  until: { month: number; date: number };
  /** Sun without a break. */
  continuous: number;
  /** Sun with breaks: so much in all, … */
  interrupted: number;
  /** … so much of it at a stretch. */
  stretch: number;
  /** What does not count after sunrise and before sunset. */
  lowSun: number;
  /** Degrees of latitude; the zone reaches from here to the pole. */
  fromLatitude: number;
  source: string;
  method: string;
}

/**
 * The northern zone, north of 58°: from 22 April to 22 August 2.5 hours a day without a break; with breaks half an hour
 * more, an hour of it at a stretch.
 *
 * Source: СанПиН 1.2.3685-21, раздел V, п. 166 and table 5.58 (hours, zones, breaks, rooms of a flat), method of п. 165.
 * Calculated by ГОСТ Р 57795-2017 with changes 1 and 2: 5.4 and 5.6 (on the first day of the period), 5.8 (low sun is
 * left out), appendix А (the point, the angles of shade of the opening, of balconies and loggias). The half hour that
 * the table takes off where more rooms have sun than must is not taken off here: the figure is never kinder than the norm.
 */
export const NORTHERN_NORM: InsolationNorm = {
  month: 4,
  date: 22,
  until: { month: 8, date: 22 },
  continuous: 150,
  interrupted: 180,
  stretch: 60,
  lowSun: 90,
  fromLatitude: 58,
  source: 'СанПиН 1.2.3685-21, п. 166, таблица 5.58',
  method: 'ГОСТ Р 57795-2017',
};

/** How many living rooms of a flat must have the sun: one of up to three, two of four and more (table 5.58). */
export const roomsThatMust = (livingRooms: number): number => (livingRooms >= 4 ? 2 : 1);
