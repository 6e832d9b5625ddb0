import type { InputOf, ResultOf } from '@m30/api/client';

/** Premises as the list shows them. */
export type Premises = ResultOf<'LK.GetAcceptance'>['premises'][number];

/** Premises with everything about their handover. */
export type PremisesDetails = ResultOf<'LK.GetHandover'>['premises'];

/** Something wrong with the premises. */
export type Defect = PremisesDetails['draft'][number];

/** A meeting with the company. */
export type Appointment = PremisesDetails['appointments'][number];

/** What a meeting is for. */
export type AppointmentKind = InputOf<'LK.BookAppointment'>['kind'];

/** A day with its times. */
export type SlotDay = PremisesDetails['moving'][number];
