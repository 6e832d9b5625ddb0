import { hydrateLate } from '@m30/shell/late';
import type { FooterProps } from '../footer/Footer.tsx';
import type { HeaderProps } from '../header/Header.tsx';
import type { Template } from '../template.ts';

const load = () => import('./late.ts');

/** Header of the site, see `Header.tsx`. */
export const Header = hydrateLate<HeaderProps>(() =>
  load().then((late) => ({ default: late.Header })),
);

/** Footer of the site, see `Footer.tsx`. */
export const Footer = hydrateLate<FooterProps>(() =>
  load().then((late) => ({ default: late.Footer })),
);

/** Footer of the older layout, see `PlainFooter.tsx`. */
export const PlainFooter = hydrateLate<{ template: Template }>(() =>
  load().then((late) => ({ default: late.PlainFooter })),
);

/** What is learnt about the visit, see `Visit.tsx`. */
export const Visit = hydrateLate<object>(() => load().then((late) => ({ default: late.Visit })));
