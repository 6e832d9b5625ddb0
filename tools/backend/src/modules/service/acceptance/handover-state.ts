import type { PremisesDetails } from '@m30/api';
import type { AppointmentRow } from '../appointment/book-appointment.ts';
import type { HandoverParts } from './read-handovers.ts';

type State = PremisesDetails['state'];
type Action = PremisesDetails['can'][number];

/** How far a handover is at a moment. */
export function handoverState(parts: HandoverParts, now: Date): State {
  const { handover, keysAt } = parts;
  if (keysAt) return 'done';
  if (handover?.signedAt) return 'signed';
  if (!handover) return 'building';
  return wasInspected(parts, now) ? 'inspected' : 'ready';
}

/** An inspection has begun, or the staff have said that it took place. */
const wasInspected = ({ appointments }: HandoverParts, now: Date): boolean =>
  appointments.some(
    ({ kind, state, startsAt }) =>
      kind === 'acceptance' && (state === 'done' || (state === 'booked' && startsAt <= now)),
  );

/** The meeting ahead; `null` where there is none. */
export function meetingAhead({ appointments }: HandoverParts, now: Date): AppointmentRow | null {
  const ahead = appointments.filter(({ state, startsAt }) => state === 'booked' && startsAt > now);
  return ahead.at(-1) ?? null;
}

/** What the buyer may do now. */
export function handoverActions(parts: HandoverParts, now: Date): Action[] {
  const state = handoverState(parts, now);
  const book: Action[] = meetingAhead(parts, now) ? [] : ['book'];
  switch (state) {
    case 'ready':
    case 'signed':
      return book;
    case 'inspected':
      return [...book, 'add-defect', 'sign'];
    default:
      return [];
  }
}

/** What can be booked in a state. */
export const kindToBook = (state: State): 'acceptance' | 'keys' =>
  state === 'signed' ? 'keys' : 'acceptance';
