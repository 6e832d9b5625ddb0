import type { Walls } from '@m30/studio/contract/catalogue/feed.schema';
import type { Finish, Rooms } from '../../../estate/types.ts';

/** A complex as feeds tell of it. */
export interface FeedComplex {
  readonly alias: string;
  readonly name: string;
  /** «Жилой комплекс «Канал 9»». */
  readonly title: string;
  readonly summary: string;
  readonly address: string;
  /** `null` in a city that is a region of its own. */
  readonly region: string | null;
  readonly locality: string;
  readonly lat: number;
  readonly lon: number;
  readonly metro: { name: string; minutes: number } | null;
  /** Addresses in JPEG, the main one first, the drawing of its model last. */
  readonly pictures: readonly string[];
  /** What the channel calls it by; the staff write it down. */
  readonly number: string | null;
  readonly walls: Walls | null;
}

/** A building as feeds tell of it. */
export interface FeedBuilding {
  /** `kanal/korpus-2`. */
  readonly id: string;
  readonly name: string;
  readonly floors: number;
  /** `null` where it is completed. */
  readonly keys: { year: number; quarter: number } | null;
}

/** A flat on sale as every channel is told of it; each says it in its own words. */
export interface FeedLot {
  readonly id: string;
  readonly number: number;
  /** Of its page. */
  readonly url: string;
  readonly complex: FeedComplex;
  readonly building: FeedBuilding;
  readonly section: number;
  readonly floor: number;
  /** Whole roubles. */
  readonly price: number;
  readonly rooms: Rooms;
  /** Living rooms; 0 in a studio. */
  readonly roomCount: number;
  readonly euro: boolean;
  /** m², as the next two; `null` where nobody has said it. */
  readonly area: number;
  readonly livingArea: number | null;
  readonly kitchenArea: number | null;
  /** Metres. */
  readonly ceiling: number | null;
  /** 0 where nobody has said it. */
  readonly bathrooms: number;
  readonly finish: Finish;
  readonly balcony: 'balcony' | 'loggia' | null;
  /** Address of its drawing in PNG. */
  readonly plan: string | null;
  /** Address of what is seen from its best window, in JPEG. */
  readonly view: string | null;
  /** A few sentences, the ones that the law asks for at their end. */
  readonly description: string;
  /** Days on which it was first offered and its price changed last. */
  readonly created: string;
  readonly changed: string;
}

/** What a document says besides its lots. */
export interface FeedContext {
  /** Of the site, without a slash. */
  readonly origin: string;
  readonly seller: {
    name: string;
    /** `+7XXXXXXXXXX`. */
    phone: string;
  };
  readonly now: Date;
}
