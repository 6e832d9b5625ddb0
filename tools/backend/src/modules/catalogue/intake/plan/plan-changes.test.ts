import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LotItem } from '../shape/import-shape.ts';
import type { Gathered } from './gather.ts';
import { planChanges } from './plan-changes.ts';
import { planLines } from './plan-words.ts';
import type { Present, PresentLot } from './present.ts';

const lot = (id: string, more: Partial<PresentLot> = {}): PresentLot => ({
  ...{ guid: `guid-${id}`, id, kind: 'flat', buildingId: 'tihiy/korpus-1', number: 1 },
  ...{ planId: 'import-1', price: 500_000_000, oldPrice: null, status: 'free', finish: 'none' },
  ...{ area: 40, livingArea: 18, kitchenArea: 10, balconyArea: null, rooms: '1', floor: 2 },
  ...{ section: 1, ceiling: 2.7, bathrooms: 1 },
  ...more,
});

const item = (id: string, more: Partial<LotItem> = {}): LotItem => ({
  ...{ kind: 'lot', line: 2, id, type: 'flat', complex: 'tihiy', building: 'korpus-1' },
  ...{ floor: 2, area: 40, rooms: '1', price: 500_000_000, status: 'free' },
  ...more,
});

const gathered = (...items: LotItem[]): Gathered => ({
  complexes: new Map([
    [
      'tihiy',
      { kind: 'complex', line: 2, alias: 'tihiy', name: 'ЖК «Тихий»', coordinate: [59, 30] },
    ],
  ]),
  buildings: new Map([
    [
      'tihiy/korpus-1',
      {
        kind: 'building',
        line: 2,
        complex: 'tihiy',
        alias: 'korpus-1',
        name: 'Корпус 1',
        floors: 9,
      },
    ],
  ]),
  lots: new Map(items.map((one) => [one.id, one])),
  mistakes: [],
  notes: [],
});

const present = (...lots: PresentLot[]): Present => ({
  complexes: [{ vendor: 'tihiy', name: 'Тихий' }],
  buildings: [
    { id: 'tihiy/korpus-1', vendor: 'tihiy', subvendor: 'korpus-1', name: 'Корпус 1', floors: 9 },
  ],
  levels: new Set(['tihiy/-1']),
  lots: new Map(lots.map((one) => [one.id, one])),
  heldUntil: new Map(),
  hasProgramme: true,
});

const empty: Present = {
  ...{ complexes: [], buildings: [], levels: new Set(), lots: new Map(), heldUntil: new Map() },
  hasProgramme: true,
};

describe('a file and the database', () => {
  test('a lot that is not there is new, with its complex and its building', () => {
    const plan = planChanges(gathered(item('a')), empty);
    expect([plan.created.length, plan.complexes.length, plan.buildings.length]).toEqual([1, 1, 1]);
    expect(planLines(plan)[0]).toBe(
      'новых лотов 1, изменится 0, без изменений 0, нет в файле 0, подозрительного 0, ошибок 0',
    );
  });

  test('a complex is found by its name, whatever its alias', () => {
    const there = present();
    const plan = planChanges(gathered(item('a')), {
      ...there,
      complexes: [{ vendor: 'tih', name: 'Тихий' }],
      buildings: there.buildings.map((one) => ({
        ...one,
        id: 'tih/k1',
        vendor: 'tih',
        subvendor: 'k1',
      })),
    });
    expect([plan.complexes, plan.buildings]).toEqual([[], []]);
    expect(plan.created[0]?.place).toMatchObject({ vendor: 'tih', buildingId: 'tih/k1' });
  });

  test.each<[string, Partial<LotItem>, Partial<PresentLot>, RegExp[]]>([
    ['a price 40 % lower', { price: 300_000_000 }, {}, [/цена −40 %/]],
    ['a price twice as high', { price: 1_000_000_000 }, {}, [/цена \+100 %/]],
    ['a price 39 % lower', { price: 305_000_001 }, {}, []],
    ['another area', { area: 45 }, {}, [/площадь 40 м² → 45 м²/]],
    ['other rooms', { rooms: '2' }, {}, [/комнат 1 → 2/]],
    ['another floor', { floor: 3 }, {}, [/этаж 2 → 3/]],
    ['a floor above the building', { floor: 12 }, {}, [/этаж 12, а в доме их 9/, /этаж 2 → 12/]],
    [
      'parts larger than the whole',
      { livingArea: 30, kitchenArea: 14 },
      {},
      [/жилая и кухня вместе/],
    ],
    [
      'rooms larger than the whole',
      { roomList: [{ name: 'Комната', area: 41 }] },
      {},
      [/комнаты вместе/],
    ],
    ['a metre for nothing', { price: 50_000_000 }, { price: 51_000_000 }, [/за м²/]],
    ['a sold flat that is offered again', {}, { status: 'sold' }, [/«продана» → «свободна»/]],
  ])('%s', (_, file, database, reasons) => {
    const { suspicious, mistakes } = planChanges(
      gathered(item('a', file)),
      present(lot('a', database)),
    );
    const said = suspicious.map(({ reason }) => reason.replaceAll('\u00a0', ' '));
    expect(mistakes).toEqual([]);
    expect(said).toEqual(reasons.map((reason) => expect.stringMatching(reason) as string));
  });

  test.each<[string, Partial<LotItem>, string]>([
    ['no area', { area: undefined }, 'area'],
    ['no place', { building: undefined }, 'building'],
    ['no kind', { type: undefined }, 'type'],
    ['a level that no car park has', { type: 'parking', floor: -12 }, 'floor'],
    ['a level 0', { type: 'storage', floor: 0, area: 4 }, 'floor'],
    ['a former price that is lower', { oldPrice: 100 }, 'oldPrice'],
  ])('a new lot with %s is a mistake', (_, more, field) => {
    const { mistakes } = planChanges(gathered(item('a', more)), present());
    expect(mistakes.map((one) => one.field)).toEqual([field]);
  });

  test('a new complex without coordinates is a mistake', () => {
    const file = gathered(item('a'));
    file.complexes.set('tihiy', { kind: 'complex', line: 2, alias: 'tihiy', name: 'Тихий' });
    expect(planChanges(file, empty).mistakes).toMatchObject([{ field: 'coordinate' }]);
  });

  test('a number that another lot of the building has is suspicious', () => {
    const file = gathered(
      item('b', { number: 1 }),
      item('c', { number: 7 }),
      item('d', { number: 7 }),
    );
    const plan = planChanges(file, present(lot('a'), lot('z', { number: 2 })));
    expect(plan.suspicious).toMatchObject([
      { id: 'b', reason: 'номер 1 в этом корпусе уже у лота a' },
      { id: 'd', reason: 'номер 7 в этом корпусе уже у лота c' },
    ]);
  });

  test('a hold of a buyer is stronger than the file, which keeps its price', () => {
    const there = present(lot('a', { status: 'held' }));
    const held = { ...there, heldUntil: new Map([['guid-a', new Date('2026-11-28T09:00:00Z')]]) };
    const plan = planChanges(gathered(item('a', { price: 510_000_000 })), held);
    expect(plan.changed.map(({ changes }) => changes.map(({ field }) => field))).toEqual([
      ['price'],
    ]);
    expect(plan.kept).toMatchObject([
      { id: 'a', reason: expect.stringMatching(/28 ноября/) as string },
    ]);
  });

  test('a former price goes with the price that passes it', () => {
    const there = present(lot('a', { oldPrice: 520_000_000 }));
    const plan = planChanges(gathered(item('a', { price: 530_000_000 })), there);
    expect(plan.changed[0]?.changes).toEqual([
      { field: 'price', before: 500_000_000, after: 530_000_000 },
      { field: 'oldPrice', before: 520_000_000, after: null },
    ]);
  });

  test('lots on sale that the file has lost are named, and a third of them is suspicious', () => {
    const lots = Array.from({ length: 40 }, (_, index) => lot(`l${index}`, { number: index }));
    const some = (count: number) =>
      planChanges(gathered(...lots.slice(0, count).map(({ id }) => item(id))), present(...lots));
    expect([some(35).gone.length, some(35).suspicious]).toEqual([5, []]);
    expect(some(20).suspicious).toMatchObject([
      { line: 0, reason: expect.stringMatching(/20 лотов из 40/) as string },
    ]);
  });

  test('kinds of new lots are named in words, with the levels they stand on', () => {
    const file = gathered(
      item('a'),
      item('n', { type: 'commercial', floor: 1, area: 60, price: 1_500_000_000 }),
      item('p', { type: 'parking', floor: -1, area: 13.3, price: 120_000_000 }),
      item('s', { type: 'storage', floor: -2, area: 4, price: 40_000_000 }),
    );
    const plan = planChanges(file, present());
    expect([plan.mistakes, plan.suspicious]).toEqual([[], []]);
    const said = planLines(plan).map((line) => line.replaceAll('\u00a0', ' '));
    expect(said[0]).toMatch(/^новых лотов 4 \(квартир 1, помещений 1, машиномест 1, кладовых 1\),/);
    expect(said).toEqual(
      expect.arrayContaining([
        ...['Новые уровни паркинга: 1', '  tihiy: Уровень −2', 'Новые помещения: 1'],
        ...['Новые машиноместа: 1', '  p: tihiy/korpus-1, уровень −1, 13,3 м², 1 200 000 ₽'],
        'Новые кладовые: 1',
      ]),
    );
  });

  test.each<[NonNullable<LotItem['type']>, number, number, RegExp[]]>([
    ['storage', 4, 40_000_000, []],
    ['storage', 60, 600_000_000, [/площадь 60 м²/]],
    ['parking', 13.3, 120_000_000, []],
    ['parking', 1, 12_000_000, [/площадь 1 м²/]],
    ['commercial', 2000, 40_000_000_000, []],
    ['commercial', 60, 60_000_000, [/за м²/]],
  ])(
    '%s of %d m² for %d kopecks is looked at by the limits of its kind',
    (type, area, price, reasons) => {
      const { suspicious } = planChanges(
        gathered(item('x', { type, floor: 1, area, price })),
        present(),
      );
      const said = suspicious.map(({ reason }) => reason.replaceAll('\u00a0', ' '));
      expect(said).toEqual(reasons.map((reason) => expect.stringMatching(reason) as string));
    },
  );

  test('a hold on a parking place is stronger than the file, too', () => {
    const place = lot('p', { kind: 'parking', floor: -1, area: 13.3, status: 'held' });
    const there = present(place);
    const held = { ...there, heldUntil: new Map([['guid-p', new Date('2026-11-28T09:00:00Z')]]) };
    const file = gathered(item('p', { type: 'parking', floor: -1, area: 13.3 }));
    expect(planChanges(file, held)).toMatchObject({ kept: [{ id: 'p' }], changed: [] });
  });

  test.each<[string, Partial<LotItem>, string]>([
    ['on another level', { type: 'parking', floor: -2 }, 'floor'],
    ['of another kind', { type: 'storage', floor: -1 }, 'type'],
  ])('a place that is there %s is a mistake, not a move', (_, more, field) => {
    const there = present(lot('p', { kind: 'parking', floor: -1 }));
    expect(planChanges(gathered(item('p', more)), there).mistakes).toMatchObject([{ field }]);
  });

  test('a lot in another building is a mistake, not a move', () => {
    const there = present(lot('a', { buildingId: 'tihiy/korpus-2' }));
    expect(planChanges(gathered(item('a')), there).mistakes).toMatchObject([{ field: 'building' }]);
  });
});

const someItem = fc.record({
  price: fc.integer({ min: 100, max: 1_000_000_000_00 }),
  area: fc.double({ min: 10, max: 200, noNaN: true }),
  floor: fc.integer({ min: 1, max: 30 }),
  status: fc.constantFrom('free', 'sold', 'reserved', 'closed'),
});

test('every lot of a file is new, changed, unchanged or a mistake, and no two of them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(someItem), { maxLength: 30 }),
      fc.array(someItem, { maxLength: 30 }),
      (file, database) => {
        const items = file.flatMap((one, index) => (one ? [item(`l${index}`, one)] : []));
        const lots = database.map((one, index) => lot(`l${index}`, { ...one, number: index + 1 }));
        const plan = planChanges(gathered(...items), present(...lots));
        const parts = [
          plan.created.map((one) => one.item.id),
          plan.changed.map((one) => one.lot.id),
        ];
        const named = new Set(parts.flat());
        expect(parts.flat().length + plan.unchanged).toBe(items.length);
        expect(named.size).toBe(parts.flat().length);
        expect(plan.gone.every(({ id }) => !items.some((one) => one.id === id))).toBe(true);
      },
    ),
  );
});

test('what a plan writes leaves nothing to do for the same file', () => {
  fc.assert(
    fc.property(fc.array(someItem, { minLength: 1, maxLength: 20 }), (states) => {
      const items = states.map((one, index) => item(`l${index}`, one));
      const before = present(...states.map((_, index) => lot(`l${index}`, { number: index + 1 })));
      const { changed } = planChanges(gathered(...items), before);
      const after = [...before.lots.values()].map((one) => {
        const changes = changed.find((change) => change.lot.id === one.id)?.changes ?? [];
        return { ...one, ...Object.fromEntries(changes.map(({ field, after }) => [field, after])) };
      });
      expect(planChanges(gathered(...items), present(...after)).unchanged).toBe(items.length);
    }),
  );
});
