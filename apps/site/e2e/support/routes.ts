import type { APIRequestContext } from '@playwright/test';
import { routeTable, type RouteRow } from '../../app/route-table.ts';

/** An existing address for each address with a parameter; an optional one is tried both ways. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  '/obekty/:vendor': ['/obekty/kanal'],
  '/obekty/:vendor/model': ['/obekty/kanal/model'],
  '/obekty/:vendor/klyuchi': ['/obekty/kanal/klyuchi'],
  '/obekty/:vendor/:subvendor': ['/obekty/kanal/korpus-2'],
  '/obekty/:vendor/:subvendor/vizualnyj': [
    '/obekty/kanal/korpus-2/vizualnyj',
    '/obekty/kanal/korpus-2/vizualnyj?floor=7',
  ],
  '/obekty/:vendor/:subvendor/:id': ['/obekty/kanal/korpus-2/k2-48'],
  '/obekty/:vendor/:subvendor/:id/cena': ['/obekty/kanal/korpus-2/k2-48/cena'],
  '/obekty/:vendor/:subvendor/:id/mebel': [
    '/obekty/kanal/korpus-2/k2-48/mebel?p=krovat.160x200.125.170',
  ],
  '/obekty/:vendor/muzey': ['/obekty/kanal/muzey'],
  '/obekty/:vendor/muzey/:alias': ['/obekty/kanal/muzey/sklady-na-kurskoj'],
  '/stoimost': ['/stoimost?lots=k2-48', '/stoimost?lots=k2-48,k2-53', '/stoimost'],
  '/proverka/:hash?': ['/proverka'],
  '/podpis/:token': ['/podpis/gotovo'],
  '/vmeste': ['/vmeste?lots=k2-48,k2-53'],
  '/vmeste/:link': ['/vmeste/demo-vmeste-kanal-0001'],
  '/prosmotr': ['/prosmotr?lot=k2-23'],
  '/prosmotr/:key': [
    '/prosmotr/demo-prosmotr-kanal-01',
    '/prosmotr/demo-prosmotr-kanal-01?change=move',
  ],
  '/kommerciya/:uid': ['/kommerciya/kanal'],
  '/kommerciya/:uid/:id': ['/kommerciya/kanal/k1-n1'],
  '/parking/:uid': ['/parking/kanal'],
  '/kak-kupit/:alias': ['/kak-kupit/rassrochka'],
  '/kak-kupit/informaciya/:alias': ['/kak-kupit/informaciya/nalogovyj-vychet'],
  '/kak-kupit/ipoteka/:alias': ['/kak-kupit/ipoteka/otkaz-banka'],
  '/kak-kupit/ipoteki/:alias': ['/kak-kupit/ipoteki/semejnaya'],
  '/klientam/:alias': ['/klientam/garantiya'],
  '/klientam/programmy/:alias': ['/klientam/programmy/klub-meridian'],
  '/klientam/shkola/:alias': ['/klientam/shkola/plan-kvartiry'],
  '/klientam/uslugi/:alias': ['/klientam/uslugi/pereezd'],
  '/loyalty/:id?': ['/loyalty', '/loyalty/demo-karta-savelevoy'],
  '/vtorichka/informaciya/:alias?': ['/vtorichka/informaciya', '/vtorichka/informaciya/akkreditiv'],
  '/vtorichka/:id': ['/vtorichka/lanskaya-2k'],
  '/novosti/:alias': ['/novosti/kanal-9-kladka-sedmogo-etazha'],
  '/kontakty/:alias': ['/kontakty/ligovsky'],
  '/kompaniya/:alias': ['/kompaniya/istoriya'],
  '/kompaniya/pressa/:alias': ['/kompaniya/pressa/spravka-o-kompanii'],
  '/kompaniya/produkciya/:alias': ['/kompaniya/produkciya/okna'],
  '/kompaniya/sistema-kachestva/:alias?': [
    '/kompaniya/sistema-kachestva',
    '/kompaniya/sistema-kachestva/skrytye-raboty',
  ],
  '/otklik/:vacancy': ['/otklik/inzhener-tehnadzora'],
  '/zayavka/:form': ['/zayavka/callRequest'],
  '/otpiska/:token': ['/otpiska/demo-podpiska-dvuhkomnatnye'],
  '/podborka/:token': ['/podborka/demo-podpiska-dvuhkomnatnye'],
};

/** A row of the route table with an address that opens it. */
export interface Visit {
  row: RouteRow;
  address: string;
}

/** Addresses that show a guest nothing of their own: they lead on. */
const LEADS_ON = [
  '/login',
  '/order/:uid?',
  '/klientam/uslugi/operatsii-s-nedvizhimostyu-ot-gk-kvs',
];

/** Every page of the site, each row of the table at least once, besides those that only lead on. */
export const visits: readonly Visit[] = routeTable
  .filter(({ path }) => !LEADS_ON.includes(path))
  .flatMap((row) => (SAMPLES[row.path] ?? [row.path]).map((address) => ({ row, address })));

/** One page of each kind in each layout. */
export const oneOfEachKind: readonly Visit[] = [
  ...new Map(visits.map((visit) => [`${visit.row.layout} ${visit.row.page}`, visit])).values(),
];

/** States of the catalogue that are pages of their own. */
export const catalogueStates = [
  '/katalog?rooms=2&priceTo=15000000',
  '/katalog?priceTo=1',
  '/katalog?rooms=2&view=list',
  '/katalog?view=plans',
  '/katalog?complex=kanal&view=chess',
  '/katalog?complex=kanal&building=korpus-2&rooms=2&view=chess',
  '/katalog?rooms=2&view=map',
];

/** Further states and pages that look otherwise than the one that stands for their kind. */
export const otherStates: readonly string[] = [
  '/compare?lots=k2-48,k2-53',
  '/ipotechnyj-kalkulyator?v=9000000__0_20_family_annuity',
  '/ipotechnyj-kalkulyator?vid=refinansirovanie',
  '/ipotechnyj-kalkulyator?vid=refinansirovanie&sum=13500000',
  '/obekty/kanal/korpus-2/k2-23?term=15&down=6000000',
  '/ipotechnyj-kalkulyator?vid=rassrochka',
  '/parking/zaliv?level=2',
  '/vtorichka/marata-48-3k',
];

/** Pages of the account, which only a buyer sees; those of one thing are of the demo buyer's. */
export const accountAddresses = [
  '/lk',
  '/lk/acceptance',
  '/lk/acceptance/0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f08',
  '/lk/certificates',
  '/lk/contracts',
  '/lk/contracts/3c5d1a7e-2f40-4b8c-9d61-7e0a4f2b9c11',
  '/lk/feedback',
  '/lk/loyalty',
  '/lk/news',
  '/lk/news/zimnij-poryadok',
  '/lk/notices',
  '/lk/orders',
  '/lk/orders/0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f01',
  '/lk/orders/0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f01/contract',
  '/lk/partnerships',
  '/lk/partnerships/bereg',
  '/lk/profile',
  '/lk/school',
  '/lk/searches',
  '/lk/school/pervyj-mesyac',
  '/lk/services',
  '/lk/services/priemka',
  '/lk/showroom',
  '/lk/statements',
  '/lk/statements/1a6e0f52-7c1d-4a0b-8a7e-5d2f9c3b6e01',
  '/lk/statements/new/receipt',
  '/lk/stocks',
  '/lk/support',
  '/lk/support/3c8a2b74-9e3f-4c2d-8c9a-7f4b1e5d8a04',
  '/lk/support/new',
  '/lk/support/questions',
];

/** Address of some flat that is for sale. */
export async function someFlat(request: APIRequestContext): Promise<string> {
  const response = await request.get('/api/Objects.GetLots');
  const { result } = (await response.json()) as { result: { lots: { url: string }[] } };
  const [lot] = result.lots;
  if (!lot) throw new Error('The demo content has no flats');
  return lot.url;
}
