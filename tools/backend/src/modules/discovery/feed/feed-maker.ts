import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { normalisePhone } from '@m30/ui-kit/mask';
import { oneAtATime } from '../../../kernel/time/one-at-a-time.ts';
import type { Services } from '../../../kernel/services.ts';
import { legalLine } from '../../content/company/company-of.ts';
import { CHANNELS } from './channels/channels.ts';
import type { FeedContext, FeedLot } from './core/feed-lot.ts';
import { feeds } from './store/feeds.table.ts';
import { openFeedFiles, type FeedFiles } from './store/feed-files.ts';
import { gatherLots } from './write/gather-lots.ts';
import { emptyReport, writeDocument } from './write/write-document.ts';

/** Makes the files of feeds, once per change of what they are made of. */
export interface FeedMaker {
  readonly files: FeedFiles;
  /** Makes every file that is out of date, missing, failed or was left in the middle. Never rejects. */
  run(): Promise<void>;
  /** Follows changes of the lots from now on. */
  start(): void;
  /** A feed itself was changed. */
  wake(): void;
  /** Makes no further file; waits for the one under way. */
  close(): Promise<void>;
}

export type MakerParts = Pick<
  Services,
  'db' | 'clock' | 'config' | 'log' | 'catalogue' | 'changes' | 'travel' | 'content' | 'light'
>;

type Feed = typeof feeds.$inferSelect;

/** Milliseconds without a change of lots until files are made, as an import has several; and those after the start. */
const QUIET = 3_000;
/** Milliseconds between two looks for what failed, was left in the middle, or says something else now. */
const PERIOD = 30_000;
/** Milliseconds that a process may be silent in while it makes a file. */
const BUSY = 30_000;
/** Milliseconds by which one process may hear of a change later than another; less than it waits for quiet. */
const LAG = 2_000;

/** Makes the maker; nothing is made until `run` or `start`. */
export function createFeedMaker(parts: MakerParts): FeedMaker {
  const { db, clock, config, log, changes, content } = parts;
  const files = openFeedFiles(join(config.dataDir, 'feeds'));
  /** Changes that this process has heard of, and how many of them each file of its has. */
  let heard = 1;
  let heardAt = clock();
  /** What the files say of the company. */
  let company = '';
  const made = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let period: NodeJS.Timeout | undefined;
  let unsubscribe = () => {};
  let started = false;
  let closed = false;

  function hear(): void {
    heard += 1;
    heardAt = clock();
  }

  async function isDue(feed: Feed): Promise<boolean> {
    const { name, beganAt, changedAt, failedAt, busyUntil } = feed;
    // Another process is at it, or ended there.
    if (busyUntil) return busyUntil <= clock();
    if (!beganAt || failedAt || beganAt <= changedAt) return true;
    if (!(await files.find(name))) return true;
    if (made.get(name) === heard) return false;
    // Another process has heard of it, too, and has begun after it.
    return beganAt.getTime() <= heardAt.getTime() + LAG;
  }

  /** Takes a feed, so that of several processes one makes its file. */
  async function claim({ name, beganAt, busyUntil }: Feed): Promise<boolean> {
    const now = clock();
    if (busyUntil && busyUntil <= now) {
      log.warn({ feed: name }, 'a feed was left in the middle: the former file is served');
    }
    const isFree = or(isNull(feeds.busyUntil), lt(feeds.busyUntil, now));
    const isAsRead = beganAt ? eq(feeds.beganAt, beganAt) : isNull(feeds.beganAt);
    const taken = await db
      .update(feeds)
      .set({ beganAt: now, busyUntil: until() })
      .where(and(eq(feeds.name, name), isFree, isAsRead))
      .returning({ name: feeds.name });
    return taken.length > 0;
  }

  const until = () => new Date(clock().getTime() + BUSY);
  const note = (name: string, set: Partial<Feed>) =>
    db.update(feeds).set(set).where(eq(feeds.name, name));

  async function make(feed: Feed, context: FeedContext & { legal: string }): Promise<void> {
    const { name, filter } = feed;
    if (!(await claim(feed))) return;
    const begun = performance.now();
    const version = heard;
    const sign = setInterval(() => {
      note(name, { busyUntil: until() }).catch(() => undefined);
    }, BUSY / 3);
    try {
      const channel = CHANNELS[feed.channel];
      const report = emptyReport();
      const lots = gatherLots(parts, { channel: channel.id, filter, legal: context.legal });
      const hash = createHash('sha1');
      const document = writeDocument(channel, whileOpen(lots), { context, report, hash });
      const digest = () => hash.digest('base64url');
      const bytes = await files.write(name, document, { at: context.now, digest });
      clearInterval(sign);
      await note(name, {
        ...{ ...report, bytes, madeAt: context.now, busyUntil: null, failedAt: null },
      });
      made.set(name, version);
      const ms = Math.round(performance.now() - begun);
      log.info({ feed: name, lots: report.lots, refused: report.refused, ms }, 'feed made');
    } catch (err) {
      clearInterval(sign);
      if (closed) return void (await note(name, { beganAt: null, busyUntil: null }));
      log.error({ err, feed: name }, 'a feed could not be made: the former file is served');
      await note(name, { failedAt: clock(), busyUntil: null });
    }
  }

  /** A process that is asked to end leaves the rest to the next one. */
  async function* whileOpen(lots: AsyncIterable<FeedLot>): AsyncGenerator<FeedLot> {
    for await (const lot of lots) {
      if (closed) throw new Error('closed');
      yield lot;
    }
  }

  async function look(): Promise<void> {
    const { templates } = content.library;
    // A portal that reads an empty feed takes every offer down.
    if (!templates) return;
    const { logo: name, phone } = templates.site;
    const legal = legalLine(content.library);
    const seller = { name, phone: normalisePhone(phone.value) ?? '' };
    const now = JSON.stringify([seller, legal]);
    if (company !== '' && company !== now) hear();
    company = now;
    for (const feed of await allFeeds(parts)) {
      if (closed) return;
      if (!feed.enabled) await files.remove(feed.name);
      else if (await isDue(feed)) {
        await make(feed, { origin: config.publicOrigin, seller, legal, now: clock() });
      }
    }
  }

  const run = oneAtATime(look, (err) => log.error({ err }, 'feeds could not be looked through'));

  function later(delay: number): void {
    if (closed || !started) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), delay);
    timer.unref();
  }

  return {
    files,
    run,
    start() {
      started = true;
      unsubscribe = changes.subscribe(() => {
        hear();
        later(QUIET);
      });
      later(QUIET);
      period = setInterval(() => void run(), PERIOD).unref();
    },
    wake: () => later(0),
    async close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(period);
      unsubscribe();
      await run();
    },
  };
}

/** Every feed: a company has that of Yandex from the beginning, the others need numbers that the channels give. */
async function allFeeds({ db, clock }: MakerParts): Promise<Feed[]> {
  const known = await db.select().from(feeds);
  if (known.length > 0) return known;
  await db
    .insert(feeds)
    .values({
      ...{ name: 'yandex', title: 'Яндекс Недвижимость, все квартиры', channel: 'yandex' },
      ...{ filter: {}, enabled: true, changedAt: clock() },
    })
    .onConflictDoNothing();
  return db.select().from(feeds);
}
