import type { AppointmentKind } from '@m30/api';

export type { AppointmentKind } from '@m30/api';

/** `booked` lies ahead or was never closed; a buyer who did not come has missed it. */
export type AppointmentState = 'booked' | 'cancelled' | 'done' | 'missed';

/** Where and for what a time is taken. */
export interface SlotPlace {
  readonly kind: AppointmentKind;
  /** Id of a building, alias of an office. */
  readonly place: string;
}
