import { and, asc, inArray, isNull, lte } from 'drizzle-orm';
import { formatDate } from '@m30/ui-kit/format';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { holds } from './holds.table.ts';
import { notify } from '../../people/notice/notify.ts';
import type { Following } from '../order/order-follower.ts';
import { boughtName } from '../order/order-lots.ts';
import { orders } from '../order/orders.table.ts';
import { endExpired, phonesOf } from './end-holds.ts';
import { WARNING } from './hold-rules.ts';
import { holdEndingSms } from './hold.letters.ts';

type Needed = Following & Pick<Services, 'db' | 'log'>;

/** Milliseconds between two looks, where nothing ends sooner. */
const PERIOD = 60_000;

/** Ends holds that have expired, and notifies the buyers whose holds end soon. */
export async function sweepHolds(services: Needed): Promise<void> {
  const now = services.clock();
  const changed = await services.db.transaction(async (tx) => {
    const ended = await endExpired(tx, services, { now });
    const soon = new Date(now.getTime() + WARNING * 1000);
    const warned = await tx
      .update(holds)
      .set({ warnedAt: now })
      .where(and(isNull(holds.endedAt), isNull(holds.warnedAt), lte(holds.expiresAt, soon)))
      .returning();
    const phones = warned.length > 0 ? await phonesOf(tx, warned) : new Map<number, string>();
    const bought = await boughtBy(
      tx,
      services,
      warned.map(({ orderGuid }) => orderGuid),
    );
    // A set is told of once.
    const byOrder = new Map(warned.map((hold) => [hold.orderGuid, hold]));
    for (const { userId, expiresAt, orderGuid } of byOrder.values()) {
      const name = bought.get(orderGuid);
      const to = phones.get(userId);
      if (!name) continue;
      const until = formatDate(expiresAt, 'inSentence');
      if (to) await services.outbox.add(tx, holdEndingSms.to(to, { bought: name, until }));
      await notify(tx, services, {
        userId,
        kind: 'order',
        key: `hold:${orderGuid}:${expiresAt.toISOString()}`,
        title: `Бронь закончится ${until}`,
        text: `${name.charAt(0).toUpperCase()}${name.slice(1)}. Продолжите оформление, и она останется за вами`,
        href: `/lk/orders/${orderGuid}`,
        channels: 'account',
      });
    }
    return ended + warned.length;
  });
  if (changed > 0) void services.outbox.flush();
}

/** What orders buy, in words, by their guid. */
async function boughtBy(
  tx: Database,
  { catalogue }: Needed,
  guids: string[],
): Promise<ReadonlyMap<string, string>> {
  if (guids.length === 0) return new Map();
  const rows = await tx.select().from(orders).where(inArray(orders.guid, guids));
  return new Map(rows.map((row) => [row.guid, boughtName(catalogue.snapshot, row)]));
}

/**
 * Sweeps at the moment when the next hold ends, and at least once a minute.
 * @returns a function that stops it
 */
export function startSweeping(services: Needed): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function look() {
    let wait = PERIOD;
    try {
      await sweepHolds(services);
      wait = Math.min(PERIOD, Math.max(250, (await nextEnd(services)) - Date.now()));
    } catch (error) {
      services.log.warn({ err: error }, 'holds were not swept');
    }
    if (stopped) return;
    timer = setTimeout(() => void look(), wait);
    timer.unref();
  }

  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** Milliseconds since 1970 at which the next hold ends; infinite where none will. */
async function nextEnd({ db }: Needed): Promise<number> {
  const [next] = await db
    .select({ at: holds.expiresAt })
    .from(holds)
    .where(isNull(holds.endedAt))
    .orderBy(asc(holds.expiresAt))
    .limit(1);
  return next?.at.getTime() ?? Infinity;
}
