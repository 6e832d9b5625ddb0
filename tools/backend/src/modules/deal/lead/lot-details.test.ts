import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import type { StudioResult } from '@m30/studio/contract/client';
import { leads } from './leads.table.ts';
import { outbox } from '../../../adapters/outbox/outbox.table.ts';
import { staffAs, type StudioClient } from '../../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { issuesOf } from '../../../testing/test-client.ts';
import { anyLotCard } from '../../catalogue/premises/any-lot-card.ts';

type Lead = StudioResult<'Leads.Get'>['lead'];

let backend: TestBackend;
let manager: StudioClient;
beforeAll(async () => {
  const site = await testBackend();
  // A folder that is none: letters wait in the database, where they are read.
  backend = await site.restarted({ DATA_DIR: '/dev/null/none' });
  manager = await staffAs(backend, 'sales_manager');
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.services.db.delete(leads);
  await backend.services.db.delete(outbox);
});

const person = { name: 'Ольга', phone: '+79215550102', noscript: true };
const snapshot = () => backend.services.catalogue.snapshot;

function lotOf(kind: string) {
  const lot = [...snapshot().placed.values()].find(
    (one) => one.kind === kind && one.status === 'free',
  );
  const card = lot && anyLotCard(snapshot(), lot.guid);
  return lot && card ? { ...lot, card } : expect.fail(`no ${kind} is free`);
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** The one lead that there is, as its card in the Studio tells it. */
async function readCard(): Promise<Lead> {
  const [lead] = await backend.services.db.select().from(leads);
  const read = manager.get('Leads.Get', { lead: lead?.guid ?? '' });
  return (await manager.result<{ lead: Lead }>(read)).lead;
}

async function readTable(): Promise<string> {
  const text = await (await manager.visitor.send('/studio/leads.csv')).text();
  return plain(text.split('\r\n')[1] ?? '');
}

const rouble = (kopecks: number | null) =>
  `${((kopecks ?? 0) / 100).toLocaleString('ru-RU')} ₽`.replace(/\s/g, ' ');

test.each([
  ['flat', 'Квартира', 'проверит квартиру'],
  ['commercial', 'Помещение', 'проверит помещение'],
  ['parking', 'Парковочное место', 'проверит место'],
  ['storage', 'Кладовая', 'проверит кладовую'],
])(
  'a request for a %s names it on its card, in the letter and in the table',
  async (kind, word, checked) => {
    const { guid, number, complex, building, card: lot } = lotOf(kind);
    const { body } = await backend
      .visitor()
      .post('Form.CallRequestOrderForm', { ...person, apartment_guid: guid });
    expect(JSON.stringify(body.result)).toContain(checked);
    const [letter] = await backend.services.db.select().from(outbox);
    const card = await readCard();
    const places = {
      card: plain(JSON.stringify(card.facts)),
      table: await readTable(),
      letter: plain(JSON.stringify(letter)),
    };
    expect(card.lot).toMatchObject({ guid, price: lot.price });
    for (const [place, text] of Object.entries(places)) {
      expect(text, place).toContain(`${word} № ${number}`);
      expect(text, place).toContain(`«${complex.name}», ${building.name.toLowerCase()}`);
      expect(text, place).toContain(rouble(lot.price));
      expect(text, place).toContain(`http://site.test${lot.url}`);
      if (kind !== 'flat') expect(text, place).not.toMatch(/квартир/i);
    }
  },
);

test('several lots of a comparison are all named; a complex is no lot', async () => {
  const [flat, premises] = [lotOf('flat'), lotOf('commercial')];
  const email = 'olga@example.com';
  const ask = (objectId: string) =>
    backend.visitor().post('Form.CallRequestMortgageConsultant', { ...person, email, objectId });
  expect((await ask(`${flat.id}, ${premises.id}`)).status).toBe(200);
  const [several] = await backend.services.db.select().from(leads);
  expect(several?.details['lot']).toBe(
    `Квартира №\u00a0${flat.number}; Помещение №\u00a0${premises.number}`,
  );
  expect((await readCard()).email).toBe(email);
  await backend.services.db.delete(leads);
  await ask('kanal');
  const [complex] = await backend.services.db.select().from(leads);
  expect(complex?.details).toEqual({ email, objectId: 'kanal' });
});

test('a resale flat has its address and page', async () => {
  const [[id, row] = expect.fail('no resale flat')] = snapshot().resale;
  await backend.visitor().post('Form.CallRequestMortgageConsultant', {
    ...person,
    email: 'o@example.com',
    objectId: id,
  });
  const [lead] = await backend.services.db.select().from(leads);
  expect(lead?.details).toMatchObject({
    lotPlace: row.place,
    lotUrl: `http://site.test/vtorichka/${id}`,
  });
});

const slot = { date: '19.11.2026', time: '19:30' };

test.each([
  ['Канал 9', '«Канал 9»'],
  ['«канал 9»', '«Канал 9»'],
  ['kanal', '«Канал 9»'],
  ['Залив; Канал 9; «Залив»', '«Залив»; «Канал 9»'],
])(
  'the complex of a consultation, %s, is stored as the company writes it',
  async (objects, stored) => {
    const input = { ...person, ...slot, objects };
    const { status } = await backend.visitor().post('Form.CallRequestMortgageConsultant', input);
    const [lead] = await backend.services.db.select().from(leads);
    expect([status, lead?.details['objects']]).toEqual([200, stored]);
  },
);

test('a complex that there is not is refused beside the field, with those there are', async () => {
  const input = { ...person, ...slot, objects: 'Марсианский квартал' };
  const refused = await backend.visitor().post('Form.CallRequestMortgageConsultant', input);
  expect(refused.status).toBe(422);
  const [issue] = issuesOf(refused);
  expect(issue?.path).toBe('objects');
  for (const { name } of snapshot().complexes) expect(issue?.message).toContain(`«${name}»`);
  expect(await backend.services.db.$count(leads)).toBe(0);
});

test('the banks of a flat are found by either id that lists give', async () => {
  const { guid, id } = lotOf('flat');
  const [byGuid, byId] = await Promise.all(
    [guid, id.toUpperCase()].map((apartment_id) =>
      backend.visitor().post('Order.GetIpotekaProgram', { apartment_id }),
    ),
  );
  expect([byId?.status, byId?.body]).toEqual([200, byGuid?.body]);
  const none = await backend.visitor().post('Order.GetIpotekaProgram', { apartment_id: 'k2-9999' });
  expect(none.status).toBe(404);
});

test('the banks of a flat follow the down payment and the term of the visitor as far as they go', async () => {
  const lot = lotOf('flat');
  const banksBy = async (said: object) => {
    const input = { apartment_id: lot.guid, ...said };
    const { body } = await backend.visitor().post('Order.GetIpotekaProgram', input);
    return (body.result as ResultOf<'Order.GetIpotekaProgram'>).banks;
  };
  const least = await banksBy({});
  const roubles = Math.ceil((lot.price * 0.7) / 100);
  for (const { downPayment, term, payment } of await banksBy({ down: roubles, term: 10 })) {
    expect([downPayment, term]).toEqual([roubles * 100, 120]);
    const loan = lot.price - downPayment;
    expect(payment).toBeGreaterThan(loan / 120);
  }
  const much = await banksBy({ down: 1, term: 30 });
  expect(much.map(({ downPayment, term }) => [downPayment, term])).toEqual(
    least.map(({ downPayment, term }) => [downPayment, term]),
  );
});
