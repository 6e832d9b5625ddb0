import { asc, eq } from 'drizzle-orm';
import { getFeed, listFeeds, saveFeed } from '@m30/studio/contract';
import { refuse } from '../../kernel/method/refuse.ts';
import type { Services } from '../../kernel/services.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { feeds } from '../../modules/discovery/feed/store/feeds.table.ts';
import { readFeedFilter } from '../../modules/discovery/feed/read-feed-filter.ts';
import { writeAudit } from '../../modules/staff/audit/write-audit.ts';
import { toFeedRow } from './to-feed.ts';

export const listFeedsHandler = implementStudio(listFeeds, async (_, { services }) => {
  const rows = await services.db.select().from(feeds).orderBy(asc(feeds.title));
  return { feeds: rows.map((feed) => toFeedRow(feed, services)) };
});

export const getFeedHandler = implementStudio(getFeed, ({ name }, { services }) =>
  readFeed(services, name),
);

export const saveFeedHandler = implementStudio(saveFeed, async (input, call) => {
  const { services } = call;
  const { name, title, channel, enabled, fresh } = input;
  const told = { title, filter: readFeedFilter(input.filter), enabled };
  await services.db.transaction(async (tx) => {
    const [before] = await tx.select().from(feeds).where(eq(feeds.name, name)).for('update');
    if (!before && !fresh) throw refuse(404, 'Такой выгрузки нет');
    const changed = { ...told, changedAt: services.clock() };
    const written = fresh
      ? tx
          .insert(feeds)
          .values({ name, channel, ...changed })
          .onConflictDoNothing()
      : tx.update(feeds).set(changed).where(eq(feeds.name, name));
    const [after] = await written.returning();
    if (!after) {
      const message = 'Выгрузка с таким именем уже есть';
      throw refuse(409, message, [{ path: 'name', message }]);
    }
    await writeAudit(tx, call, {
      method: saveFeed.name,
      summary: `${before ? 'Выгрузка изменена' : 'Новая выгрузка'}: ${title}`,
      ...{ subject: 'feed', subjectId: name },
      before: before
        ? { title: before.title, filter: before.filter, enabled: before.enabled }
        : null,
      after: told,
    });
  });
  services.feedMaker.wake();
  return readFeed(services, name);
});

async function readFeed(services: Services, name: string) {
  const [feed] = await services.db.select().from(feeds).where(eq(feeds.name, name));
  if (!feed) throw refuse(404, 'Такой выгрузки нет');
  return { feed: { ...toFeedRow(feed, services), reasons: feed.reasons } };
}
