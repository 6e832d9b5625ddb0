import type { Redirect } from '../../src/modules/content/page/find-redirect.ts';

/** Addresses of the company's former site, each with the page that stands for it now. */
const moved: Readonly<Record<string, string>> = {
  '/about': '/kompaniya',
  '/about/history': '/kompaniya/istoriya',
  '/about/team': '/kompaniya/komanda',
  '/about/awards': '/kompaniya/nagrady',
  '/about/vacancy': '/kompaniya/vakansii',
  '/contacts': '/kontakty',
  '/contacts/office': '/kontakty/ligovsky',
  '/news': '/novosti',
  '/news/2026': '/novosti?year=2026',
  '/objects': '/obekty',
  '/objects/kanal-9': '/obekty/kanal',
  '/objects/zaliv': '/obekty/zaliv',
  '/objects/kolonnada': '/obekty/kolonnada',
  '/objects/manufaktura': '/obekty/loft',
  '/objects/severnyj-svet': '/obekty/severny',
  '/objects/svetlyj-dvor': '/obekty/svetly',
  '/objects/terrasy': '/obekty/terrasy',
  '/objects/sosny': '/obekty/sosny',
  '/flats': '/katalog',
  '/flats/studio': '/katalog?rooms=studio',
  '/ipoteka': '/mortgage',
  '/ipoteka/calculator': '/ipotechnyj-kalkulyator',
  '/rassrochka': '/installment',
  '/commercial': '/kommerciya',
  '/parkingi': '/parking',
  '/klientam/uslugi/operatsii-s-nedvizhimostyu-ot-gk-kvs':
    '/klientam/uslugi/operatsii-s-nedvizhimostyu',
  '/klientam/dokumenty-dlya-priemki': '/klientam/priemka-kvartiry',
  '/otzyvy-pokupateley': '/otzyvy',
  '/reviews': '/otzyvy',
  '/actions': '/akcii',
  '/privacy': '/politika-konfidentsialnosti',
};

/** Rows of the table of old addresses. */
export const redirects: Redirect[] = Object.entries(moved).map(([from, to]) => ({ from, to }));
