import type { FeedChannel } from '@m30/studio/contract/catalogue/feed.schema';
import type { FeedContext, FeedLot } from './feed-lot.ts';
import type { Found, Rule } from './rule.ts';
import type { XmlElement } from './xml.ts';

/** An element around runs of lots: a complex, a building. */
export interface Group {
  readonly name: string;
  /** The element in it that holds the next group, or the lots. */
  readonly list: string;
  /** Lots of one key follow each other. */
  key(lot: FeedLot): string;
  /** What it says before its list. */
  head(lot: FeedLot, context: FeedContext): readonly (XmlElement | null)[];
}

/** A place where flats are offered: how its file is written, and what it refuses. */
export interface Channel {
  readonly id: FeedChannel;
  /** What the file begins and ends with. */
  open(context: FeedContext): string;
  readonly close: string;
  /** Outermost first. */
  readonly groups: readonly Group[];
  /** Name of a lot's element. */
  readonly item: string;
  write(lot: FeedLot, context: FeedContext): XmlElement;
  /** Every place that a lot's element may have, those of its groups below `{group}/`; another one is a mistake. */
  readonly rules: readonly Rule[];
  /** Rules about more than one place; in the words of the staff. */
  between(found: Found): readonly string[];
}
