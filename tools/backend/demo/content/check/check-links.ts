import { queryMistake } from './addresses.ts';
import type { Place } from './walk.ts';

/** Properties that hold an address of a page. */
const LINKS = new Set(['link', 'href', 'url', 'center', 'src']);

/** Modals that a button may open (specification, §2). */
const MODALS = new Set([
  ...['callRequest', 'callRequestSecondary', 'callRequestNO', 'callSpecialist', 'callProject'],
  ...[
    'consultationObject',
    'showroom',
    'easyMoving',
    'orderForm',
    'lotQuestion',
    'services',
    'servicesInner',
  ],
  ...['setCallFromLanding', 'iconContent', 'videoContent', 'photoSlider', 'OSFrameModal', 'login'],
]);

/** Finds links of a value that lead nowhere, and buttons that open nothing. */
export function linkMistakes({ key, value }: Place, known: ReadonlySet<string>): string[] {
  if (typeof value !== 'string') return [];
  const inHtml = (attribute: string) =>
    [...value.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(
      ([, found = '']) => found,
    );
  const links = LINKS.has(key) ? [value] : inHtml('href');
  const modals = key === 'typeform' ? [value] : inHtml('(?:data-)?modal-trigger');
  return [
    ...links.flatMap((link) => linkMistake(link.replaceAll('&amp;', '&'), known) ?? []),
    ...modals.filter((name) => !MODALS.has(name)).map((name) => `no modal is named «${name}»`),
  ];
}

function linkMistake(link: string, known: ReadonlySet<string>): string | null {
  if (/^(mailto:[^@\s]+@[^@\s]+|tel:\+?[\d-]+|#[\w-]*)$/.test(link)) return null;
  if (/^https:\/\//.test(link)) return null;
  if (link.startsWith('/media/')) return null;
  if (!link.startsWith('/')) return `«${link}» is no address: a path of this site or https://…`;
  const [, path = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(link) ?? [];
  if (!known.has(path.replace(/\/$/, '') || '/')) return `«${link}» leads nowhere`;
  const wrong = queryMistake(path, query);
  return wrong && `«${link}» asks for what cannot be chosen: ${wrong}`;
}
