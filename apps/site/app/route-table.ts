/** Frame around a page. */
export type Layout = 'default' | 'older' | 'visual-picker' | 'iframe';

/** One address of the site. */
export interface RouteRow {
  /** As React Router writes it; with and without a trailing slash both open. */
  path: string;
  /** Folder of the page below `routes/`; `content/page` is a page of blocks from the database. */
  page: string;
  /** @default 'default' */
  layout?: Layout;
  /** Kept out of the sitemap; the page itself says `noindex` or names another canonical address. */
  hidden?: true;
}

const CONTENT = 'content/page';
const content = (...paths: string[]): RouteRow[] => paths.map((path) => ({ path, page: CONTENT }));

/** The online store: choosing, comparing, buying. */
const store: RouteRow[] = [
  { path: '/', page: 'home' },
  { path: '/katalog', page: 'catalogue/flats' },
  { path: '/cart', page: 'store/cart', hidden: true },
  { path: '/compare', page: 'store/compare', hidden: true },
  { path: '/stoimost', page: 'store/cost', hidden: true },
  { path: '/izbrannoe', page: 'store/favourites', hidden: true },
  { path: '/vmeste', page: 'shortlist/begin', hidden: true },
  { path: '/vmeste/:link', page: 'shortlist/list', hidden: true },
  { path: '/order/:uid?', page: 'store/order', hidden: true },
  { path: '/contract-status', page: 'store/contract-status', hidden: true },
  { path: '/proverka/:hash?', page: 'store/contract-check', hidden: true },
  { path: '/podpis/:token', page: 'store/signing', hidden: true },
  { path: '/oplata', page: 'store/payment-page' },
  { path: '/trade-in', page: 'store/trade-in' },
  { path: '/katalog/filtry', page: 'catalogue/filters', hidden: true },
  { path: '/katalog/slovami', page: 'catalogue/wish', hidden: true },
  { path: '/prosmotr', page: 'viewing/book', hidden: true },
  { path: '/prosmotr/:key', page: 'viewing/visit', hidden: true },
  { path: '/obekty', page: 'project/list' },
  { path: '/obekty/:vendor', page: 'project/details' },
  { path: '/obekty/:vendor/model', page: 'project/model', layout: 'visual-picker', hidden: true },
  { path: '/obekty/:vendor/klyuchi', page: 'project/keys', hidden: true },
  { path: '/obekty/:vendor/:subvendor', page: 'project/building' },
  { path: '/obekty/:vendor/:subvendor/vizualnyj', page: 'project/picker', layout: 'visual-picker' },
  { path: '/obekty/:vendor/:subvendor/:id', page: 'lot' },
  { path: '/obekty/:vendor/:subvendor/:id/cena', page: 'lot/why', hidden: true },
  { path: '/obekty/:vendor/:subvendor/:id/mebel', page: 'lot/fit', hidden: true },
  { path: '/katalog/kommerciya', page: 'commercial/catalogue' },
  { path: '/kommerciya', page: 'commercial/hub' },
  { path: '/kommerciya/:uid', page: 'commercial/complex' },
  { path: '/kommerciya/:uid/:id', page: 'commercial/unit' },
  { path: '/parking', page: 'parking/parks' },
  { path: '/parking/:uid', page: 'parking/park' },
  ...content('/obekty/:vendor/muzey', '/obekty/:vendor/muzey/:alias', '/oferta'),
];

/** Ways to buy. */
const buying: RouteRow[] = [
  { path: '/ipotechnyj-kalkulyator', page: 'calculator/mortgage' },
  { path: '/installment', page: 'calculator/instalment' },
  { path: '/mortgage-form', page: 'mortgage/questionnaire', hidden: true },
  { path: '/mortgage-form-gross', page: 'mortgage/questionnaire', hidden: true },
  { path: '/mortgage-form-offline', page: 'mortgage/questionnaire', hidden: true },
  { path: '/kak-kupit/ipoteki/anketa', page: 'mortgage/questionnaire', hidden: true },
  { path: '/kak-kupit/ipoteki/anketa_gross', page: 'mortgage/questionnaire', hidden: true },
  ...content(
    '/ddu',
    '/mortgage',
    '/kak-kupit',
    '/kak-kupit/:alias',
    '/kak-kupit/informaciya',
    '/kak-kupit/informaciya/:alias',
    '/kak-kupit/ipoteka',
    '/kak-kupit/ipoteka/:alias',
    '/kak-kupit/ipoteki',
    '/kak-kupit/ipoteki/:alias',
  ),
];

/** For those who have bought. */
const clients: RouteRow[] = [
  { path: '/loyalty/:id?', page: 'client/loyalty' },
  { path: '/manager-rating', page: 'client/manager-rating', hidden: true },
  {
    // The specification's address; the table of old addresses leads on to the company's own.
    path: '/klientam/uslugi/operatsii-s-nedvizhimostyu-ot-gk-kvs',
    page: CONTENT,
    hidden: true,
  },
  ...content(
    '/loyalty/obrazec',
    '/klientam',
    '/klientam/:alias',
    '/klientam/priemka-kvartiry',
    '/klientam/programmy',
    '/klientam/programmy/:alias',
    '/klientam/shkola',
    '/klientam/shkola/:alias',
    '/klientam/uslugi',
    '/klientam/uslugi/meblirovka',
    '/klientam/uslugi/:alias',
  ),
];

/** Resale flats. */
const resale: RouteRow[] = [
  { path: '/vtorichka', page: 'resale/hub' },
  { path: '/vtorichka/:id', page: 'resale/flat' },
  { path: '/vtorichka/otzyvy', page: 'content/reviews' },
  ...content('/vtorichka/ipoteki', '/vtorichka/laifhaki', '/vtorichka/informaciya/:alias?'),
  { path: '/vtorichka/informaciya/1programmy-zacheta-zhilya', page: CONTENT, layout: 'older' },
  { path: '/vtorichka/informaciya/1uslugi', page: CONTENT, layout: 'older' },
];

/** The company, its news and its offers. */
const company: RouteRow[] = [
  { path: '/akcii', page: 'content/promos' },
  { path: '/action', page: 'content/promos', layout: 'older', hidden: true },
  { path: '/novosti', page: 'content/news' },
  { path: '/novosti/index.old', page: 'content/news', layout: 'older', hidden: true },
  { path: '/novosti/:alias', page: 'content/news-item' },
  { path: '/kontakty', page: 'content/contacts' },
  { path: '/otzyvy', page: 'content/reviews' },
  { path: '/kompaniya/otzyvy', page: 'content/reviews' },
  { path: '/otzyv', page: 'content/review-form', hidden: true },
  { path: '/kompaniya/vakansii', page: 'content/vacancies' },
  ...content(
    '/kontakty/:alias',
    '/kompaniya',
    '/kompaniya/centr-stroitelstva',
    '/kompaniya/nagrady',
    '/kompaniya/pressa',
    '/kompaniya/pressa/:alias',
    '/kompaniya/produkciya',
    '/kompaniya/produkciya/:alias',
    '/kompaniya/sistema-kachestva/:alias?',
    '/kompaniya/:alias',
    '/promo-marathon',
    '/promo-novyj-god',
    '/dom-na-kurskoy',
    '/yyaa',
    '/politika-konfidentsialnosti',
    '/informatsiya-pravovogo-kharaktera',
  ),
];

/** What is shown within other sites, and what serves developers. */
const service: RouteRow[] = [
  { path: '/iframe/catalog-bot', page: 'iframe/catalog-bot', layout: 'iframe', hidden: true },
  { path: '/iframe/mortgage-calc', page: 'calculator/frame', layout: 'iframe', hidden: true },
  { path: '/otpiska/:token', page: 'catalogue/unsubscribe', hidden: true },
  { path: '/podborka/:token', page: 'catalogue/linked-search', hidden: true },
  { path: '/poisk', page: 'site-search', hidden: true },
  { path: '/login', page: 'service/login', hidden: true },
  { path: '/otklik/:vacancy', page: 'content/vacancy-answer', hidden: true },
  { path: '/zayavka/:form', page: 'service/lead', hidden: true },
  { path: '/auth-test', page: 'service/auth-test', hidden: true },
  { path: '/ui-kit', page: 'service/ui-kit', hidden: true },
];

/**
 * Every address of the site; the account below `/lk` has a table of its own. A literal segment wins
 * over a parameter: `/obekty/:vendor/muzey` and `…/klyuchi` over `:subvendor`, `…/vizualnyj` over `:id`,
 * `/vtorichka/ipoteki` over `:id`, `/novosti/index.old` over `:alias`.
 */
export const routeTable: readonly RouteRow[] = [
  ...store,
  ...buying,
  ...clients,
  ...resale,
  ...company,
  ...service,
];

/** Addresses that answer with a file instead of a page. */
export const resourceTable: readonly Pick<RouteRow, 'path' | 'page'>[] = [
  { path: '/robots.txt', page: 'service/robots' },
  { path: '/novosti/rss.xml', page: 'content/news-feed' },
  { path: '/sitemap.xml', page: 'service/sitemap' },
  { path: '/sitemaps/:file', page: 'service/sitemap-section' },
];
