import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { routeTable } from './route-table.ts';
import routes from './routes.ts';

/** The addresses of the specification, §2; those below `/lk` are the account's. */
const STATIC = `
  / /action /akcii /auth-test /cart /compare /contract-status /ddu /dom-na-kurskoy /installment
  /ipotechnyj-kalkulyator /kak-kupit /katalog /klientam /kommerciya /kompaniya /kontakty /manager-rating /mortgage
  /mortgage-form /mortgage-form-gross /mortgage-form-offline /novosti /obekty /oferta /oplata /otzyv /otzyvy /parking
  /promo-marathon /promo-novyj-god /trade-in /ui-kit /vtorichka /yyaa`;

const NESTED = `
  /iframe/catalog-bot /iframe/mortgage-calc /kak-kupit/informaciya /kak-kupit/ipoteka /kak-kupit/ipoteki
  /kak-kupit/ipoteki/anketa /kak-kupit/ipoteki/anketa_gross /katalog/kommerciya /klientam/priemka-kvartiry
  /klientam/programmy /klientam/shkola /klientam/uslugi /klientam/uslugi/meblirovka
  /klientam/uslugi/operatsii-s-nedvizhimostyu-ot-gk-kvs /kompaniya/centr-stroitelstva /kompaniya/nagrady
  /kompaniya/otzyvy /kompaniya/pressa /kompaniya/produkciya /kompaniya/sistema-kachestva /kompaniya/vakansii
  /novosti/index.old /vtorichka/ipoteki /vtorichka/laifhaki /vtorichka/otzyvy
  /vtorichka/informaciya/1programmy-zacheta-zhilya /vtorichka/informaciya/1uslugi`;

const PARAMETERS = `
  /kak-kupit/informaciya/{alias} /kak-kupit/ipoteka/{alias} /kak-kupit/ipoteki/{alias} /klientam/programmy/{alias}
  /klientam/shkola/{alias} /klientam/uslugi/{alias} /kompaniya/pressa/{alias} /kompaniya/produkciya/{alias}
  /kompaniya/sistema-kachestva/{alias?} /vtorichka/informaciya/{alias?} /kak-kupit/{alias?} /klientam/{alias}
  /kommerciya/{uid} /kommerciya/{uid}/{id} /kompaniya/{alias} /kontakty/{alias} /loyalty/{id?} /novosti/{alias}
  /obekty/{vendor} /obekty/{vendor}/muzey /obekty/{vendor}/muzey/{alias} /obekty/{vendor}/{subvendor}
  /obekty/{vendor}/{subvendor}/vizualnyj /obekty/{vendor}/{subvendor}/{id} /order/{uid?} /parking/{uid}
  /vtorichka/{id}`;

/** Other links of the specification. */
const LINKED = `/cart/ /compare/ /login /politika-konfidentsialnosti/ /informatsiya-pravovogo-kharaktera/`;

const listOf = (paths: string) => paths.trim().split(/\s+/);
const rows = routeTable.map((row) => ({ path: row.path, row }));

/** The row of the table that answers an address. */
const rowOf = (address: string) => matchRoutes(rows, address)?.[0]?.route.row;

test.each(listOf(`${STATIC} ${NESTED}`))(
  '%s has a row of its own in the table of routes',
  (path) => {
    const found = rowOf(path)?.path.replace(/\/:\w+\?$/, '');
    expect(found).toBe(path);
  },
);

test.each(listOf(PARAMETERS))('%s is a pattern that no other row takes away', (path) => {
  const pattern = path.replace(/\{(\w+)\??\}/g, ':$1');
  const found = rowOf(path.replace(/\{\w+\??\}/g, 'nechto'));
  expect(found?.path.replace('?', '')).toBe(pattern);
  if (!path.endsWith('?}')) return;
  expect(rowOf(path.replace(/\/\{\w+\?\}$/, ''))?.page).toBe(found?.page);
});

test.each(listOf(LINKED))('%s leads to a page', (path) => {
  expect(rowOf(path)).toBeDefined();
});

test('an address of one segment that nobody knows is asked of the database', () => {
  expect(rowOf('/nechto')).toBeUndefined();
  const all = routes.flatMap(({ children = [] }) => children);
  expect(all.find(({ path }) => path === '*')?.file).toBe('routes/content/page/route.tsx');
});

test('every layout of the specification has its folder and its pages', () => {
  const layouts = routes.flatMap(({ file, children }) => (children?.length ? [file] : []));
  expect(layouts).toEqual(
    ['default', 'older', 'visual-picker', 'iframe'].map((name) => `layouts/${name}/layout.tsx`),
  );
});
