import type { ResultOf } from '@m30/api/client';
import { deferred } from '@m30/shell/deferred';
import type { HeaderProps } from '../header/Header.tsx';

interface FooterProps {
  template: ResultOf<'Content.GetTemplate'>;
}

const load = () => import('./late.ts');

/** Header of the site, see `Header.tsx`. */
export const Header = deferred<HeaderProps>(() =>
  load().then((late) => ({ default: late.Header })),
);

/** Footer of the site, see `Footer.tsx`. */
export const Footer = deferred<FooterProps>(() =>
  load().then((late) => ({ default: late.Footer })),
);

/** Footer of the older layout, see `PlainFooter.tsx`. */
export const PlainFooter = deferred<FooterProps>(() =>
  load().then((late) => ({ default: late.PlainFooter })),
);

/** What is learnt about the visit, see `Visit.tsx`. */
export const Visit = deferred<object>(() => load().then((late) => ({ default: late.Visit })));
