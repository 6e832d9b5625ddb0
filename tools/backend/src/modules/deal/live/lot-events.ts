import { randomBytes } from 'node:crypto';
import type { LotEvent, LotState } from '@m30/api';
import type { Catalogue } from '../../catalogue/lot/catalogue.ts';
import type { LotChanges } from '../../catalogue/lot/lot-changes.ts';
import { toLotState } from './lot-states.ts';

/** An event with the id that a stream resumes after. */
export interface NumberedEvent {
  id: string;
  event: LotEvent;
}

/** What came after an event that was seen. */
interface Missed {
  /** Id to ask after next time. */
  last: string;
  /** False where more may have happened than is remembered, or the id is another process's. */
  complete: boolean;
  events: readonly NumberedEvent[];
}

/** Changes of lots, told one by one. */
export interface LotEvents {
  /** Returns what ends the subscription. */
  subscribe(listener: (event: NumberedEvent) => void): () => void;
  since(last: string | undefined): Missed;
}

interface Parts {
  catalogue: Pick<Catalogue, 'snapshot'>;
  changes: Pick<LotChanges, 'subscribe'>;
  clock: () => Date;
  /** Events remembered for those whose connection was cut. */
  memory?: number;
}

const MEMORY = 1000;

/**
 * Makes single events of what the catalogue says has changed. Ids are numbers behind a name of this
 * process: another process counts differently and does not know them.
 */
export function createLotEvents({ catalogue, changes, clock, memory = MEMORY }: Parts): LotEvents {
  const name = randomBytes(4).toString('hex');
  const listeners = new Set<(event: NumberedEvent) => void>();
  const recent: NumberedEvent[] = [];
  let count = 0;
  let known = statesOf(catalogue);

  function tell(state: LotState) {
    const numbered = {
      id: `${name}-${++count}`,
      event: { ...state, at: clock().toISOString() },
    };
    recent.push(numbered);
    if (recent.length > memory) recent.shift();
    for (const listener of listeners) listener(numbered);
  }

  changes.subscribe((guids) => {
    const { placed } = catalogue.snapshot;
    const next = guids === null ? statesOf(catalogue) : known;
    for (const guid of guids ?? placed.keys()) {
      const lot = placed.get(guid);
      if (!lot) continue;
      const state = toLotState(lot);
      const before = guids === null ? known.get(guid) : next.get(guid);
      next.set(guid, state);
      if (before?.status !== state.status || before.price !== state.price) tell(state);
    }
    known = next;
  });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    since(last) {
      const [process, seen] = last?.split('-') ?? [];
      const from = process === name ? Number(seen) : NaN;
      const complete = from >= count - recent.length && from <= count;
      const events = complete ? recent.slice(recent.length - (count - from)) : [];
      return { last: `${name}-${count}`, complete, events };
    },
  };
}

function statesOf({ snapshot }: Pick<Catalogue, 'snapshot'>): Map<string, LotState> {
  return new Map([...snapshot.placed].map(([guid, lot]) => [guid, toLotState(lot)]));
}
