import { expect } from 'vitest';
import { newcomer, registerNewcomer } from '../../auth.ts';
import { freeLots, userIdOf } from '../../buyers.ts';
import { done } from './fill-release.ts';
import { sha256 } from './release.ts';
import { oldBrowser, type Journeys, type World } from './world.ts';

const PASSWORD = 'granit-2026';

async function stranger({ backend }: World, phone: string) {
  const visitor = await registerNewcomer(backend, { phone, password: PASSWORD });
  await done(visitor.logIn(phone, PASSWORD));
  return visitor;
}

/** What visitors and buyers find where they left it, and how they go on. */
export const buyerJourneys: Journeys = {
  'the catalogue has its lots, and what was held is held': async (world) => {
    const { backend, made } = world;
    expect(backend.services.catalogue.snapshot.lots.size).toBe(made.lots);
    const { total } = await done<'Objects.GetLots'>(backend.visitor().get('Objects.GetLots'));
    expect(total).toBeGreaterThan(100);
    const other = await stranger(world, '+79213041763');
    for (const { lot } of [made.held, made.further]) {
      expect((await other.post('Order.Reserve', { lot })).status).toBe(409);
    }
  },

  'who was logged in still is, and the password opens the account': async (world) => {
    const { phone, password } = world.made.buyer;
    const fresh = world.backend.visitor();
    await done(fresh.logIn(phone, password));
    for (const visitor of [oldBrowser(world), fresh]) {
      const { user } = await done<'User.GetInfo'>(visitor.post('User.GetInfo', {}));
      expect(user?.name_full).toContain(newcomer.last_name);
    }
    expect((await world.backend.visitor().logIn(phone, 'granit-2027')).status).toBe(401);
  },

  'the buyer has the orders and the file as it was, and gives the hold back': async (world) => {
    const { held, further, upload } = world.made;
    const visitor = oldBrowser(world);
    const user_id = await userIdOf(visitor);
    const list = await done<'Order.GetOrderList'>(visitor.post('Order.GetOrderList', { user_id }));
    for (const { order } of [held, further]) expect(JSON.stringify(list)).toContain(order);
    const path = `/api/files/${upload.guid}`;
    const response = await visitor.send(path);
    expect(response.status).toBe(200);
    expect(sha256(new Uint8Array(await response.arrayBuffer()))).toBe(upload.sha256);
    expect((await world.backend.visitor().send(path)).status).toBe(401);
    await done(visitor.post('Order.CancelHold', { order: held.order }));
  },

  'the buyer has the favourite, the cart, the search and the ticket': async (world) => {
    const visitor = oldBrowser(world);
    const { favourites, cart } = await done<'Cart.GetLists'>(visitor.get('Cart.GetLists'));
    const { searches } = await done<'Search.GetList'>(visitor.get('Search.GetList'));
    const { tickets } = await done<'LK.GetTickets'>(visitor.get('LK.GetTickets'));
    expect([favourites, cart]).toEqual([[world.made.favourite], [world.made.favourite]]);
    expect(searches.map(({ name }) => name)).toEqual([world.made.search]);
    expect(tickets.map(({ title }) => title)).toEqual([world.made.ticket]);
  },

  'a new buyer holds a lot beside the old ones': async (world) => {
    const [free] = await freeLots(world.backend, 1);
    const visitor = await stranger(world, '+79213041764');
    const { order: guid } = await done<'Order.Reserve'>(
      visitor.post('Order.Reserve', { lot: free?.id ?? '' }),
    );
    const { data } = await done<'Order.GetOrderById'>(visitor.post('Order.GetOrderById', { guid }));
    expect(data.guid).toBe(guid);
  },
};
