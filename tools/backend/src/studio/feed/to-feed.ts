import type { StudioResult } from '@m30/studio/contract/client';
import type { Services } from '../../kernel/services.ts';
import type { feeds } from '../../modules/discovery/feed/store/feeds.table.ts';
import { searchQuery } from '../../modules/discovery/saved-search/search-url.ts';

type FeedRow = StudioResult<'Feeds.List'>['feeds'][number];
type Feed = typeof feeds.$inferSelect;

/** A feed as the list has it. */
export function toFeedRow(
  feed: Feed,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
): FeedRow {
  const { name, title, channel, enabled, madeAt, lots, refused, bytes } = feed;
  return {
    ...{ name, title, channel, enabled, lots, refused, bytes },
    address: `${config.publicOrigin}/feeds/${name}.xml`,
    filter: searchQuery(feed.filter),
    state: stateOf(feed, clock()),
    made_at: madeAt?.toISOString() ?? null,
  };
}

function stateOf(feed: Feed, now: Date): FeedRow['state'] {
  const { enabled, busyUntil, failedAt, madeAt, changedAt } = feed;
  if (!enabled) return 'off';
  if (busyUntil) return busyUntil > now ? 'making' : 'interrupted';
  if (failedAt) return 'failed';
  return madeAt && madeAt > changedAt ? 'ready' : 'waiting';
}
