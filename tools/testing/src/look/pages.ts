/** A page whose picture stands in `docs/images/look`. */
export interface LookedAt {
  /** Of its pictures: `{name}-390.webp`, `{name}-1440.webp`. */
  name: string;
  /** Its folder below `routes/` of the site or, for a buyer, of the account; of a desk of the Studio its path. */
  route: string;
  address: string;
  /** Shown to the demo buyer. */
  buyer?: true;
  /** Shown to this member of the demonstration's staff, at a desk alone. */
  staff?: string;
  /** The page is the first one that this link of the address leads to. */
  follow?: string;
  /** @default 200 */
  status?: 404;
}

/** An order of the demo buyer that is signed next, and one whose flat is inspected. */
const ORDER = '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f01';
const INSPECTED = '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f08';

const site = (name: string, route: string, address: string): LookedAt => ({ name, route, address });

const account = (name: string, route: string, address: string, follow?: string): LookedAt => ({
  ...{ name: `account-${name}`, route, address, buyer: true },
  ...(follow && { follow }),
});

/** One page of each type, and views of the catalogue that look otherwise. */
export const lookedAt: readonly LookedAt[] = [
  site('home', 'home', '/'),
  site('catalogue', 'catalogue/flats', '/katalog?rooms=2'),
  site('catalogue-list', 'catalogue/flats', '/katalog?rooms=2&view=list'),
  site('catalogue-plans', 'catalogue/flats', '/katalog?view=plans'),
  site('catalogue-chessboard', 'catalogue/flats', '/katalog?complex=kanal&view=chess'),
  site('catalogue-map', 'catalogue/flats', '/katalog?view=map'),
  site('filters', 'catalogue/filters', '/katalog/filtry'),
  site(
    'wish',
    'catalogue/wish',
    '/katalog/slovami?q=%D0%B4%D0%B2%D1%83%D1%88%D0%BA%D0%B0%20%D0%B4%D0%BE%2012%20%D0%BC%D0%BB%D0%BD%2C%20%D1%83%D1%8E%D1%82%D0%BD%D0%BE',
  ),
  site('saved-search', 'catalogue/linked-search', '/podborka/demo-podpiska-dvuhkomnatnye'),
  site('unsubscribe', 'catalogue/unsubscribe', '/otpiska/demo-podpiska-dvuhkomnatnye'),
  site('complexes', 'project/list', '/obekty'),
  site('complex', 'project/details', '/obekty/kanal'),
  site('building', 'project/building', '/obekty/kanal/korpus-2'),
  site('picker', 'project/picker', '/obekty/kanal/korpus-2/vizualnyj?floor=7'),
  site('model', 'project/model', '/obekty/terrasy/model'),
  site('keys', 'project/keys', '/obekty/kanal/klyuchi'),
  site('flat', 'lot', '/obekty/kanal/korpus-2/k2-48'),
  site('flat-price', 'lot/why', '/obekty/kanal/korpus-2/k2-48/cena'),
  site(
    'flat-furniture',
    'lot/fit',
    '/obekty/kanal/korpus-2/k2-48/mebel?p=krovat.160x200.125.170&p=shkaf.120x60.333.170.90',
  ),
  site('viewing', 'viewing/book', '/prosmotr?lot=k2-23'),
  site('together', 'shortlist/list', '/vmeste/demo-vmeste-kanal-0001'),
  site('together-begin', 'shortlist/begin', '/vmeste?lots=k2-48,k2-53'),
  site('viewing-booked', 'viewing/visit', '/prosmotr/demo-prosmotr-kanal-01'),
  site('premises', 'commercial/catalogue', '/katalog/kommerciya'),
  site('premises-hub', 'commercial/hub', '/kommerciya'),
  site('premises-complex', 'commercial/complex', '/kommerciya/kanal'),
  site('premises-unit', 'commercial/unit', '/kommerciya/kanal/k1-n1'),
  site('parks', 'parking/parks', '/parking'),
  site('park', 'parking/park', '/parking/zaliv'),
  site('resale', 'resale/hub', '/vtorichka'),
  site('resale-flat', 'resale/flat', '/vtorichka/lanskaya-2k'),
  site('cart', 'store/cart', '/cart'),
  site('compare', 'store/compare', '/compare?lots=k2-48,k2-53'),
  site('cost', 'store/cost', '/stoimost?lots=k2-48'),
  site('favourites', 'store/favourites', '/izbrannoe'),
  site('contract-status', 'store/contract-status', '/contract-status'),
  site('contract-check', 'store/contract-check', '/proverka'),
  site('signing', 'store/signing', '/podpis/gotovo'),
  site('payment', 'store/payment-page', '/oplata'),
  site('trade-in', 'store/trade-in', '/trade-in'),
  site('mortgage-planner', 'calculator/mortgage', '/ipotechnyj-kalkulyator'),
  site('instalment', 'calculator/instalment', '/installment'),
  site('calculator-frame', 'calculator/frame', '/iframe/mortgage-calc'),
  site('mortgage-questionnaire', 'mortgage/questionnaire', '/mortgage-form'),
  site('blocks-guide', 'content/page', '/kak-kupit'),
  site('blocks-editorial', 'content/page', '/klientam/shkola/plan-kvartiry'),
  site('blocks-landing', 'content/page', '/yyaa'),
  site('blocks-law', 'content/page', '/ddu'),
  site('promos', 'content/promos', '/akcii'),
  site('news', 'content/news', '/novosti'),
  site('news-item', 'content/news-item', '/novosti/kanal-9-kladka-sedmogo-etazha'),
  site('contacts', 'content/contacts', '/kontakty'),
  site('reviews', 'content/reviews', '/otzyvy'),
  site('review-form', 'content/review-form', '/otzyv'),
  site('vacancies', 'content/vacancies', '/kompaniya/vakansii'),
  site('vacancy-answer', 'content/vacancy-answer', '/otklik/inzhener-tehnadzora'),
  site('loyalty', 'client/loyalty', '/loyalty'),
  site('manager-rating', 'client/manager-rating', '/manager-rating'),
  site('catalogue-frame', 'iframe/catalog-bot', '/iframe/catalog-bot'),
  site('site-search', 'site-search', '/poisk?q=%D0%B8%D0%BF%D0%BE%D1%82%D0%B5%D0%BA%D0%B0'),
  site('lead', 'service/lead', '/zayavka/callRequest'),
  site('ui-kit', 'service/ui-kit', '/ui-kit'),
  { ...site('not-found', 'not-found', '/net-takoj-stranicy'), status: 404 },
  account('home', 'dashboard', '/lk'),
  account('orders', 'order/list', '/lk/orders'),
  account('order', 'order/details', '/lk/orders', 'main a[href^="/lk/orders/"]'),
  account('contract-text', 'order/contract', `/lk/orders/${ORDER}/contract`),
  account('contract', 'contract/list', '/lk/contracts'),
  account(
    'contract-paid',
    'contract/details',
    '/lk/contracts/3c5d1a7e-2f40-4b8c-9d61-7e0a4f2b9c21',
  ),
  account('acceptance', 'acceptance/list', '/lk/acceptance'),
  account('inspection', 'acceptance/handover', `/lk/acceptance/${INSPECTED}`),
  account('showroom', 'showroom', '/lk/showroom'),
  account('profile', 'profile', '/lk/profile'),
  account('notices', 'notice', '/lk/notices'),
  account('news', 'news/list', '/lk/news'),
  account('news-item', 'news/details', '/lk/news/zimnij-poryadok'),
  account('partnerships', 'partnership/list', '/lk/partnerships'),
  account('partnership', 'partnership/details', '/lk/partnerships/bereg'),
  account('school', 'school/list', '/lk/school'),
  account('lesson', 'school/lesson', '/lk/school/pervyj-mesyac'),
  account('loyalty', 'loyalty', '/lk/loyalty'),
  account('feedback', 'feedback', '/lk/feedback'),
  account('certificates', 'certificate', '/lk/certificates'),
  account('promos', 'promo', '/lk/stocks'),
  account('statements', 'statement/list', '/lk/statements'),
  account('new-statement', 'statement/new', '/lk/statements/new/receipt'),
  account('statement', 'statement/details', '/lk/statements/1a6e0f52-7c1d-4a0b-8a7e-5d2f9c3b6e01'),
  account('services', 'service/list', '/lk/services'),
  account('service', 'service/details', '/lk/services/priemka'),
  account('searches', 'saved-search', '/lk/searches'),
  account('support', 'support/tickets', '/lk/support'),
  account('questions', 'support/questions', '/lk/support/questions'),
  account('ticket', 'support/ticket', '/lk/support/3c8a2b74-9e3f-4c2d-8c9a-7f4b1e5d8a04'),
  account('new-ticket', 'support/new-ticket', '/lk/support/new'),
];
