import type { ChosenPayment, ParticipantData } from '@m30/api';
import type { Actor, EventData, EventType } from '../../../src/modules/deal/order/core/events.ts';
import type { LotStatus } from '../../../src/modules/estate/types.ts';

type Of<Type extends EventType> = Type extends EventType
  ? { type: Type; data: EventData[Type]; actor?: Actor; reason?: string; daysAgo: number }
  : never;

/** An event of a demo order; the buyer's unless told otherwise. */
export type DemoEvent = Of<EventType>;

/** An order of the demo buyer; days count from the moment of seeding. */
export interface DemoOrder {
  guid: string;
  number: string;
  /** Status of the flat that the order takes, and which of those it is. */
  lotStatus: LotStatus;
  lotIndex: number;
  /** A parking place and a storage room are bought with the flat. */
  together?: true;
  /** The flat lies in a completed building. */
  completed?: true;
  openedAgo: number;
  /** Days that the free hold lasts from the opening. */
  freeDays: number;
  /** By the price in kopecks; `null` where nothing was chosen yet. */
  payment: ((price: number) => ChosenPayment) | null;
  participants: readonly ParticipantData[];
  /** By the price in kopecks; oldest first, after the opening and the free hold. */
  events: (price: number) => readonly DemoEvent[];
  papers: readonly { guid: string; name: string; daysAgo: number; lines: readonly string[] }[];
}
