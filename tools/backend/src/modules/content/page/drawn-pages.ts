/** Pages that code draws, without a parameter. */
export const DRAWN_PAGES: readonly string[] = [
  ...['/', '/katalog', '/katalog/filtry', '/katalog/slovami', '/cart', '/compare', '/izbrannoe'],
  '/stoimost',
  ...['/order', '/obekty', '/novosti', '/novosti/rss.xml', '/akcii', '/kontakty', '/poisk'],
  ...['/login', '/otzyv', '/otzyvy', '/kompaniya/otzyvy', '/vtorichka/otzyvy'],
  ...['/kompaniya/vakansii', '/lk', '/lk/orders', '/lk/news', '/lk/partnerships', '/lk/school'],
  ...['/lk/loyalty', '/lk/feedback', '/lk/acceptance', '/lk/showroom', '/lk/profile'],
  ...['/lk/notices', '/lk/certificates', '/lk/contracts', '/lk/services', '/lk/statements'],
  ...['/lk/stocks', '/lk/support', '/lk/searches'],
];

/** Addresses whose last part code looks up: lots, parkings, exhibits. A star is one part. */
const LOOKED_UP =
  /^\/(obekty(\/[^/]+){2,4}|kommerciya(\/[^/]+){1,2}|vtorichka\/[^/]+|parking\/[^/]+|katalog\/[^/]+|lk\/.+)$/;

/** Whether code draws an address from what it finds by its parts. */
export const isLookedUp = (path: string): boolean => LOOKED_UP.test(path);
