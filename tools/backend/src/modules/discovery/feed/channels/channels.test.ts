import { describe, expect, test } from 'vitest';
import { checkFeed } from '../../../../testing/examples/feeds/check-feed.ts';
import { sampleContext, sampleLot } from '../../../../testing/examples/feeds/sample-lot.ts';
import type { FeedComplex, FeedLot } from '../core/feed-lot.ts';
import { emptyReport, writeDocument } from '../write/write-document.ts';
import { CHANNELS } from './channels.ts';

type Name = keyof typeof CHANNELS;

const ALL = Object.keys(CHANNELS) as Name[];
const context = sampleContext;

async function write(name: Name, lots: readonly FeedLot[]) {
  const report = emptyReport();
  const parts: string[] = [];
  const given = (async function* () {
    yield* lots;
  })();
  for await (const part of writeDocument(CHANNELS[name], given, { context, report })) {
    parts.push(part);
  }
  return { xml: parts.join(''), report };
}

const inComplex = (change: Partial<FeedComplex>): Partial<FeedLot> => ({
  complex: { ...sampleLot.complex, ...change },
});
const inBuilding = (change: Partial<FeedLot['building']>): Partial<FeedLot> => ({
  building: { ...sampleLot.building, ...change },
});

const studio: FeedLot = {
  ...sampleLot,
  ...{ id: 'k3-1', number: 1, rooms: 'studio', roomCount: 0, balcony: null, bathrooms: 1 },
  ...inBuilding({ id: 'kanal/korpus-3', name: 'Корпус 3', keys: null }),
};

/** Of another complex: what one says is the head of its own lots alone. */
const elsewhere: FeedLot = { ...studio, complex: { ...sampleLot.complex, alias: 'zaliv' } };

describe.each(ALL)('the file of %s', (name) => {
  const channel = CHANNELS[name];

  test('is as its examples are, and keeps the rules when it is read', async () => {
    const { xml, report } = await write(name, [sampleLot, studio]);
    expect(report).toEqual({ lots: 2, refused: 0, reasons: [] });
    expect(checkFeed(channel, xml)).toEqual({ lots: 2, problems: [] });
    await expect(xml).toMatchFileSnapshot(`examples/${name}.xml`);
  });

  test('names every place in Russian, for whoever reads the report', () => {
    expect(channel.rules.filter(({ what }) => !/^[«»а-яё\d -]+$/i.test(what))).toEqual([]);
  });

  test('is whole without lots', async () => {
    expect(checkFeed(channel, (await write(name, [])).xml)).toEqual({ lots: 0, problems: [] });
  });

  test.each([
    ['an element that is not known', `(<${channel.item}( [^>]*)?>)`, '$1<colour>red</colour>'],
    ['a price with kopecks', '>17900000<', '>17900000.5<'],
    ['a floor that is none', '>7<', '>седьмой<'],
    ['no end', '</[a-zA-Z-]+>\\s*$', ''],
  ])('is found wrong with %s', async (_, from, to) => {
    const { xml } = await write(name, [sampleLot]);
    expect(checkFeed(channel, xml.replace(new RegExp(from), to)).problems).not.toEqual([]);
  });
});

test.each<[what: string, change: Partial<FeedLot>, Partial<Record<Name, string>>]>([
  [
    'a number of the complex',
    inComplex({ number: null }),
    {
      cian: 'Нет данных: номер комплекса на Циане',
      avito: 'Нет данных: номер комплекса на Авито',
    },
  ],
  [
    'walls',
    inComplex({ walls: null }),
    {
      avito: 'Нет данных: тип дома',
      domclick: 'Нет данных: тип дома',
    },
  ],
  [
    'pictures',
    { ...inComplex({ pictures: [] }), view: null },
    {
      cian: 'Нет данных: изображения',
      domclick: 'Нет данных: изображения',
    },
  ],
  [
    'a drawing',
    { plan: null },
    {
      cian: 'Нет данных: планировка',
      domclick: 'Нет данных: планировка',
    },
  ],
  [
    'an address',
    inComplex({ address: ' ' }),
    {
      ...{ yandex: 'Не подходит: адрес дома', cian: 'Не подходит: адрес дома' },
      ...{ avito: 'Не подходит: адрес дома', domclick: 'Не подходит: адрес дома' },
    },
  ],
  [
    'floors',
    inBuilding({ floors: 0 }),
    {
      ...{ yandex: 'Не подходит: этажность', cian: 'Не подходит: этажность' },
      ...{ avito: 'Не подходит: этажность', domclick: 'Не подходит: этажность' },
    },
  ],
])('without %s a lot is left out where the channel would refuse it', async (_, change, refused) => {
  for (const name of ALL) {
    const { xml, report } = await write(name, [{ ...sampleLot, ...change }, elsewhere]);
    const reason = refused[name];
    expect([name, report.refused]).toEqual([name, reason ? 1 : 0]);
    if (reason) {
      const { reasons } = report;
      expect(reasons.map((one) => one.reason)).toContain(reason);
      const lot = { id: sampleLot.id, url: '/obekty/kanal/korpus-2/k2-57' };
      expect(reasons[0]).toMatchObject({ count: 1, lots: [lot] });
    }
    expect(checkFeed(CHANNELS[name], xml)).toMatchObject({ problems: [] });
  }
});

test.each<[what: string, change: Partial<FeedLot>]>([
  ['a floor above the roof', { floor: 11 }],
  ['no price', { price: 0 }],
  ['no area', { area: 0 }],
  ['more living area than area', { livingArea: 60 }],
  ['a year of the keys of the last century', inBuilding({ keys: { year: 1999, quarter: 4 } })],
])('%s is taken by no channel that is told of it', async (what, change) => {
  const taken: string[] = [];
  for (const name of ALL) {
    const { report } = await write(name, [{ ...sampleLot, ...change }]);
    if (report.refused === 0) taken.push(name);
  }
  // Avito takes the keys from the complex.
  expect(taken).toEqual(what.startsWith('a year') ? ['avito'] : []);
});

test('a telephone that is none is refused by all', async () => {
  for (const name of ALL) {
    const report = emptyReport();
    const given = (async function* () {
      yield sampleLot;
    })();
    const wrong = { ...context, seller: { name: 'М', phone: '' } };
    const document = writeDocument(CHANNELS[name], given, { context: wrong, report });
    for await (const part of document) expect(part).not.toContain(sampleLot.id);
    expect([name, report.refused]).toEqual([name, 1]);
  }
});

test('of many refused lots the first are named', async () => {
  const lots = Array.from({ length: 50 }, (_, at) => ({ ...sampleLot, id: `k2-${at}`, price: 0 }));
  const { report } = await write('yandex', lots);
  expect(report.reasons[0]?.count).toBe(50);
  expect(report.reasons[0]?.lots).toHaveLength(20);
});
