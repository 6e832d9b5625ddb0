import { eq } from 'drizzle-orm';
import { getViewingSlots } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { users } from '../../people/account/accounts.table.ts';
import { hostsAt, hostsOf } from './find-hosts.ts';
import { toHost } from './to-viewing.ts';
import { viewingDays } from './viewing-days.ts';
import { lotToShow, toViewingLot } from './viewing-lot.ts';
import { placesOf, spotOf } from './viewing-places.ts';
import { LENGTH } from './viewing-rules.ts';

/** Places, days and times at which a lot is shown. */
export const getViewingSlotsHandler = implement(
  getViewingSlots,
  async ({ lot: asked, place: wanted }, call) => {
    const { services } = call;
    const { db, catalogue } = services;
    const lot = lotToShow(catalogue.snapshot, asked);
    const shown = toViewingLot(catalogue.snapshot, lot.guid);
    if (!shown) throw refuse(404, 'Такого объекта нет');
    const hosts = await hostsOf(db, lot.complex.vendor);
    const [first] = hosts;
    const places = placesOf(services, lot, hosts);
    const place = places.find(({ kind }) => kind === wanted)?.kind ?? 'site';
    // Nobody else shares a call, so that any name of one does.
    const spot = spotOf(services, { kind: place, lot, guid: '' });
    const days = await viewingDays(db, { hosts: hostsAt(hosts, place), spot }, services.clock());
    const host = toHost(first);
    return { lot: shown, places, place, host, minutes: LENGTH, days, person: await personOf(call) };
  },
  { cache: 'none' },
);

/** What is known of a buyer who is logged in. */
async function personOf({ services, session }: Call) {
  if (!session) return null;
  const [user] = await services.db.select().from(users).where(eq(users.id, session.user.id));
  return user ? { name: user.name, phone: user.phone, email: user.email ?? '' } : null;
}
