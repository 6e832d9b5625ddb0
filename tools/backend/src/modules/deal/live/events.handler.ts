import { lotEvents } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';

/** Returns the changes after an event as JSON; streams of them are opened in `http/lot-events.ts`. */
export const lotEventsHandler = implement(
  lotEvents,
  ({ last }, { services }) => {
    const missed = services.events.since(last);
    return { ...missed, events: missed.events.map(({ event }) => event) };
  },
  { cache: 'none' },
);
