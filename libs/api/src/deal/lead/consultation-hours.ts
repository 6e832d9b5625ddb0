/** Hours of one kind of day, half-open: from 9 to 20 the last slot is 19:30. Europe/Moscow. */
export interface ConsultationHours {
  readonly from: number;
  readonly to: number;
}

/**
 * Opening hours of consultations (specification, §9): `co` of an object, `cs` of the mortgage
 * consultant. A weekend is Saturday or Sunday.
 */
export const CONSULTATION_HOURS = {
  co: { weekday: { from: 9, to: 20 }, weekend: { from: 10, to: 18 } },
  cs: { weekday: { from: 10, to: 17 }, weekend: { from: 10, to: 18 } },
} as const satisfies Record<string, Record<'weekday' | 'weekend', ConsultationHours>>;

/** Minutes between two slots. */
export const CONSULTATION_STEP = 30;
