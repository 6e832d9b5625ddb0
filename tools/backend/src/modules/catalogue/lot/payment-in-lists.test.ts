import { afterAll, beforeAll, expect, test } from 'vitest';
import { getChess, getLot, getLots, getPlans } from '@m30/api';
import { loanTerms } from '@m30/calculators/money';
import { formatMoney } from '@m30/ui-kit/format';
import { ask } from '../../../testing/ask.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { toFacade } from '../building/to-facade.ts';
import { lotSheet } from '../lot-sheet/lot-sheet.ts';
import { anyLotCard } from '../premises/any-lot-card.ts';
import { isListed } from './listing.ts';
import { mainProgramme } from './main-programme.ts';
import { toLot } from './to-lot.ts';
import { toLotCard } from './to-lot-card.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

/** What a visitor may say of his loan; the first says nothing. */
const FILTERS = [
  {},
  { term: '15' },
  { down: '6000000' },
  { payTo: '90000', down: '4000000', term: '20' },
  { programme: 'baltika-standard', term: '10' },
];

test.each(FILTERS)(
  'cards, list, types of flats, map and boards of the catalogue, and the page of a flat by its terms, say one payment by the filter %j',
  async (filter: Record<string, string>) => {
    const { programme: mainOne, offers } = backend.services.catalogue.snapshot;
    const programme = [mainOne, ...offers].find(
      (one) => one?.id === (filter['programme'] ?? mainOne?.id),
    );
    if (!programme) throw new Error('the programme of the filter is gone');
    const { term, down } = filter;
    const said = (price: number) => {
      const { payment, downPayment } = loanTerms(price, programme, {
        ...(term && { months: Number(term) * 12 }),
        ...(down && { downPayment: Number(down) * 100 }),
      });
      return { payment, downPayment };
    };
    const { lots, total } = await ask(backend, getLots, { ...filter, sort: '-price' });
    const { plans, total: ofPlans } = await ask(backend, getPlans, filter);
    expect([lots.length > 0, ofPlans]).toEqual([true, total]);
    for (const { price, payment, downPayment } of lots) {
      expect({ payment, downPayment }).toEqual(said(price ?? 0));
    }
    for (const { priceFrom, paymentFrom, downPaymentFrom } of plans) {
      expect({ payment: paymentFrom, downPayment: downPaymentFrom }).toEqual(said(priceFrom));
    }
    // The pins of the map have the cheapest of each complex.
    for (const { priceFrom, paymentFrom, downPaymentFrom } of plans.flatMap(
      (one) => one.complexes,
    )) {
      expect({ payment: paymentFrom, downPayment: downPaymentFrom }).toEqual(said(priceFrom));
    }
    const { payTo: _, ...terms } = { payTo: '', ...filter };
    for (const { vendor, subvendor, id, price } of lots.slice(0, 3)) {
      const lot = await ask(backend, getLot, { vendor, subvendor, id, ...terms });
      expect(lot).toMatchObject(said(price ?? 0));
      expect(lot.months).toBe(Math.min(programme.term, Number(term ?? 99) * 12));
      for (const similar of lot.similar) expect(similar).toMatchObject(said(similar.price ?? 0));
    }
    const [first] = lots;
    const place = { vendor: first?.vendor ?? '', subvendor: first?.subvendor ?? '' };
    const { sections } = await ask(backend, getChess, { ...place, ...filter });
    const cells = sections.flatMap(({ floors }) => floors.flatMap((floor) => floor.cells));
    const priced = cells.filter((cell) => cell !== null && cell.price !== null);
    expect(priced.length).toBeGreaterThan(0);
    for (const cell of priced) {
      const { price, payment, downPayment } = cell ?? {};
      expect({ payment, downPayment }).toEqual(said(price ?? 0));
    }
  },
);

test('page of the lot, its sheet, cart, comparison, favourites and facade say the payment of its card', () => {
  const { catalogue } = backend.services;
  const { snapshot } = catalogue;
  const programme = mainProgramme(snapshot);
  const lots = [...snapshot.lots.values()].filter(isListed).filter((_, at) => at % 37 === 0);
  for (const lot of lots) {
    const { payment, downPayment } = toLotCard(lot, programme);
    const said = { payment, downPayment };
    expect(toLot(catalogue, lot)).toMatchObject(said);
    expect(anyLotCard(snapshot, lot.guid)).toMatchObject(said);
    const facade = toFacade(snapshot, lot.complex, lot.building, lot.floor);
    expect(facade.lots.find(({ id }) => id === lot.id)).toMatchObject(said);
    const sheet = JSON.stringify(
      lotSheet(lot, {
        ...{ origin: 'http://site.test', plan: { svg: '<svg/>' }, programme, today: '2026-11-18' },
        company: { name: 'Меридиан 30', legal: 'ООО «Меридиан 30»' },
        office: { address: 'Лиговский пр., 87', phone: '+7 (812) 330-30-30' },
      }).content,
    );
    for (const sum of [payment, downPayment]) expect(sheet).toContain(formatMoney(sum ?? 0));
  }
  expect(lots.length).toBeGreaterThan(10);
});
