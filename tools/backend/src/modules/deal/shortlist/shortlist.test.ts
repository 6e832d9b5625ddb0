import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST_MEMBERS, MOST_SHORTLISTED, type Shortlist } from '@m30/api';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { issuesOf, type TestClient } from '../../../testing/test-client.ts';
import { lots } from '../../estate/objects.table.ts';
import { forgetExpired } from '../../service/retention/forget-expired.ts';
import { shortlistMembers, shortlistOpinions, shortlists } from './shortlists.table.ts';

const DAY = 24 * 3600;

let backend: TestBackend;
let flats: string[];
let owner: TestClient;
let guest: TestClient;
let stranger: TestClient;
let link: string;

const db = () => backend.services.db;
const linkOf = (answer: { body: { result?: unknown } }) =>
  (answer.body.result as { link: string }).link;
const read = async (who: TestClient, at = link) =>
  (await who.get('Shortlist.Get', { link: at })).body.result as Shortlist;
const statusOf = async (who: TestClient, at = link) =>
  (await who.get('Shortlist.Get', { link: at })).status;
const post = (who: TestClient, method: string, more: object = {}, at = link) =>
  who.post(`Shortlist.${method}`, { link: at, ...more });
const begin = (who: TestClient, ids: readonly string[] = flats.slice(0, 3)) =>
  who.post('Shortlist.Create', { name: 'Анна', lots: ids });

beforeAll(async () => {
  backend = await testBackend();
  const free = await db()
    .select({ id: lots.id })
    .from(lots)
    .where(eq(lots.status, 'free'))
    .orderBy(lots.id)
    .limit(MOST_SHORTLISTED + 1);
  flats = free.map(({ id }) => id);
});
afterAll(() => backend.close());

beforeEach(async () => {
  await db().delete(shortlists);
  [owner, guest, stranger] = [backend.visitor(), backend.visitor(), backend.visitor()];
  link = linkOf(await begin(owner));
  await post(guest, 'Join', { name: 'Михаил' });
});

const WISHES = { price: 1_350_000_000, keys: 2028, finished: false, sunny: true, raised: false };
const places = [{ address: 'Невский проспект, 28', by: 'metro', limit: 45 }];

describe('two people', () => {
  test('see each other’s hearts, vetoes and notes, and what both want first', async () => {
    const [one, two, three] = flats as [string, string, string];
    await post(owner, 'Vote', { lot: two, vote: 'heart' });
    await post(guest, 'Vote', { lot: two, vote: 'heart' });
    await post(guest, 'Vote', { lot: one, vote: 'veto' });
    await post(guest, 'SaveNote', { lot: one, note: '<b>Шумно</b>' });
    const list = await read(owner);
    expect(list.lots.map(({ lot, standing }) => [lot.id, standing])).toEqual([
      [two, 'all'],
      [three, 'open'],
      [one, 'vetoed'],
    ]);
    expect(list.lots.at(-1)?.opinions).toEqual([
      { member: list.members[1]?.guid, vote: 'veto', note: '<b>Шумно</b>' },
    ]);
    expect(list.last).toMatchObject({ kind: 'noted', who: 'Михаил' });
    await post(guest, 'Vote', { lot: one, vote: null });
    expect((await read(owner)).lots.map(({ standing }) => standing)).toEqual([
      'all',
      'open',
      'open',
    ]);
  });

  test('have their own wishes and addresses, which a stranger with the link is not told', async () => {
    const saved = await post(owner, 'SaveMember', { name: 'Аня', wishes: WISHES, places });
    expect(saved.status).toBe(200);
    const list = await read(guest);
    expect(list.members[0]).toMatchObject({ name: 'Аня', wishes: WISHES, isOwner: true });
    expect(list.members[0]?.places).toMatchObject([{ by: 'metro', limit: 45 }]);
    expect(list.lots[0]?.ways).toMatchObject([{ member: list.members[0]?.guid, place: 0 }]);
    expect(list.lots[0]?.ways[0]?.minutes).toBeGreaterThan(0);
    const shown = await read(stranger);
    expect(shown.me).toBeNull();
    expect(shown.members.map((member) => member.places)).toEqual([[], []]);
    expect(shown.lots[0]?.ways).toEqual([]);
  });

  test('an address that is not found is told beside its field, and nothing is saved', async () => {
    const wrong = [...places, { address: 'ыщваызщшх', limit: 30 }];
    const refused = await post(owner, 'SaveMember', { name: 'Аня', wishes: WISHES, places: wrong });
    expect([refused.status, issuesOf(refused).map(({ path }) => path)]).toEqual([
      422,
      ['places.1.address'],
    ]);
    expect((await read(owner)).members[0]?.name).toBe('Анна');
  });

  test('who leaves is erased with all that they have said', async () => {
    await post(guest, 'Vote', { lot: flats[0], vote: 'heart' });
    expect(await db().$count(shortlistOpinions)).toBe(1);
    expect((await post(guest, 'Leave')).status).toBe(200);
    const list = await read(guest);
    expect([list.me, list.members.length, list.last]).toEqual([null, 1, null]);
    expect(await db().$count(shortlistOpinions)).toBe(0);
    expect((await post(owner, 'Leave')).status).toBe(409);
  });
});

/** Every change, and who may do it: the owner, another member, a stranger with the link. */
const RIGHTS = [
  ['Vote', () => ({ lot: flats[0], vote: 'heart' }), [200, 200, 403]],
  ['SaveNote', () => ({ lot: flats[0], note: 'Тихо' }), [200, 200, 403]],
  ['AddLot', () => ({ lot: flats[4] }), [200, 200, 403]],
  ['RemoveLot', () => ({ lot: flats[0] }), [200, 200, 403]],
  ['SaveMember', () => ({ name: 'Кто-то', wishes: WISHES, places: [] }), [200, 200, 403]],
  ['Change', () => ({ title: 'Наша' }), [200, 403, 403]],
  ['RenewLink', () => ({}), [200, 403, 403]],
  ['RemoveMember', async () => ({ member: await secondOf() }), [200, 403, 403]],
  ['Delete', () => ({}), [200, 403, 403]],
] as const;

const secondOf = async () =>
  (await db().select().from(shortlistMembers)).find((one) => !one.isOwner)?.guid;

describe('rights', () => {
  test.each(RIGHTS)('%s is for its own', async (method, input, expected) => {
    const [asOwner, ...others] = expected;
    const more = await input();
    for (const [index, who] of [guest, stranger].entries()) {
      const before = await db().select().from(shortlists);
      const { status } = await post(who, method, more);
      expect(status).toBe(others[index]);
      if (status === 403) expect(await db().select().from(shortlists)).toEqual(before);
    }
    if (method !== 'RemoveLot') expect((await post(owner, method, more)).status).toBe(asOwner);
  });

  test('another list’s owner is nobody here', async () => {
    await begin(stranger);
    for (const method of ['RenewLink', 'Delete', 'Change']) {
      expect((await post(stranger, method)).status).toBe(403);
    }
  });

  test('the key of a member is none of an owner, whatever cookie it stands in', async () => {
    const key = guest.cookies.get('together') ?? '';
    guest.cookies.set('together-owner', key);
    expect((await post(guest, 'Delete')).status).toBe(403);
    expect(owner.cookies.get('together')).not.toBe(owner.cookies.get('together-owner'));
  });

  test('a key that a browser brings along is replaced by one made here', async () => {
    stranger.cookies.set('together', 'chosen-by-somebody');
    await post(stranger, 'Join', { name: 'Вера' });
    expect(stranger.cookies.get('together')).not.toBe('chosen-by-somebody');
  });

  test('a closed list is read and left, nothing else, until its owner opens it', async () => {
    await post(owner, 'Change', { isClosed: true });
    for (const who of [owner, guest]) {
      expect((await post(who, 'Vote', { lot: flats[0], vote: 'heart' })).status).toBe(409);
    }
    expect((await post(stranger, 'Join', { name: 'Вера' })).status).toBe(409);
    expect((await read(guest)).isClosed).toBe(true);
    await post(owner, 'Change', { isClosed: false });
    expect((await post(guest, 'Vote', { lot: flats[0], vote: 'heart' })).status).toBe(200);
  });

  test('a new link leads members on by the old one, and nobody else', async () => {
    const fresh = linkOf(await post(owner, 'RenewLink'));
    expect(fresh).not.toBe(link);
    expect((await read(guest)).link).toBe(fresh);
    expect(await statusOf(stranger)).toBe(404);
    expect((await post(stranger, 'Join', { name: 'Вера' })).status).toBe(404);
    expect(await statusOf(stranger, fresh)).toBe(200);
  });

  test('who was taken out does not come back by the link that they know', async () => {
    const fresh = linkOf(await post(owner, 'RemoveMember', { member: await secondOf() }));
    expect(await statusOf(guest)).toBe(404);
    expect((await post(guest, 'Join', { name: 'Михаил' })).status).toBe(404);
    expect((await read(owner, fresh)).members).toHaveLength(1);
    const own = (await read(owner, fresh)).me;
    expect((await post(owner, 'RemoveMember', { member: own }, fresh)).status).toBe(409);
  });

  test('a deleted list is gone for all, and another one with it is not', async () => {
    const other = linkOf(await begin(stranger));
    await post(owner, 'Delete');
    expect(await statusOf(guest)).toBe(404);
    expect(await statusOf(stranger, other)).toBe(200);
    expect(await db().$count(shortlistMembers)).toBe(1);
  });

  test.each([['notalink'], ['A'.repeat(22)]])('«%s» opens nothing', async (at) => {
    expect([400, 404]).toContain(await statusOf(owner, at));
  });
});

describe('bounds', () => {
  test('people of a list', async () => {
    for (let more = 2; more < MOST_MEMBERS; more += 1) {
      expect((await post(backend.visitor(), 'Join', { name: 'Ещё' })).status).toBe(200);
    }
    expect((await post(stranger, 'Join', { name: 'Лишний' })).status).toBe(409);
    // Who is in it already comes in again, under another name.
    expect((await post(guest, 'Join', { name: 'Миша' })).status).toBe(200);
    expect((await read(owner)).members).toHaveLength(MOST_MEMBERS);
  });

  test('lots of a list', async () => {
    for (const lot of flats.slice(0, MOST_SHORTLISTED)) await post(owner, 'AddLot', { lot });
    expect((await post(guest, 'AddLot', { lot: flats[MOST_SHORTLISTED] })).status).toBe(409);
    expect((await post(guest, 'AddLot', { lot: flats[0] })).status).toBe(200);
    expect((await post(guest, 'AddLot', { lot: 'net-takogo' })).status).toBe(404);
    expect(
      (await post(guest, 'Vote', { lot: flats[MOST_SHORTLISTED], vote: 'heart' })).status,
    ).toBe(404);
  });

  test.each([
    ['Join', { name: '…' }],
    ['Join', { name: 'Я'.repeat(31) }],
    ['SaveNote', { lot: 'k2-48', note: 'я'.repeat(281) }],
    ['Vote', { lot: 'k2-48', vote: 'star' }],
  ])('%s refuses %j', async (method, input) => {
    expect((await post(guest, method, input)).status).toBe(400);
  });

  test('an address begins only so many, and changes only so often', async () => {
    const strict = await backend.restarted({
      RATE_LIMIT_SHORTLIST_ADDRESS: '2/86400',
      RATE_LIMIT_SHORTLIST_CHANGE: '2/600',
    });
    const all = [];
    for (let time = 0; time < 3; time += 1) all.push((await begin(strict.visitor())).status);
    expect(all).toEqual([200, 200, 429]);
    const one = strict.visitor('198.51.100.9');
    const own = linkOf(await begin(one));
    const votes = [];
    for (let time = 0; time < 3; time += 1) {
      votes.push((await post(one, 'Vote', { lot: flats[0], vote: 'heart' }, own)).status);
    }
    expect(votes).toEqual([200, 200, 429]);
  });

  test('a list that nobody looks at for ninety days is forgotten; a look keeps it', async () => {
    backend.clock.pass(60 * DAY);
    await read(guest);
    backend.clock.pass(60 * DAY);
    await forgetExpired(backend.services);
    expect(await statusOf(guest)).toBe(200);
    backend.clock.pass(91 * DAY);
    await forgetExpired(backend.services);
    expect(await statusOf(guest)).toBe(404);
    expect(await db().$count(shortlistMembers)).toBe(0);
  });
});

describe('open pages', () => {
  const headers = { accept: 'text/event-stream' };
  const open = async (who: TestClient) =>
    (await who.send(`/api/Shortlist.Events?link=${link}`, { headers })).body?.getReader();
  const decoder = new TextDecoder();

  test('are told that something changed, never what', async () => {
    const reader = await open(guest);
    const first = decoder.decode((await reader?.read())?.value);
    expect(first).toContain('event: changed');
    await post(owner, 'SaveNote', { lot: flats[0], note: 'Тайнописная' });
    const next = decoder.decode((await reader?.read())?.value);
    expect(next).toBe('event: changed\ndata: {}\n\n');
    await reader?.cancel();
  });

  test('ask for the number of the last change where there are no streams', async () => {
    const version = async () =>
      (await guest.get('Shortlist.Events', { link })).body.result as { version: number };
    const before = await version();
    await post(owner, 'Vote', { lot: flats[0], vote: 'heart' });
    expect((await version()).version).toBe(before.version + 1);
  });
});
