import type { Case } from './surfaces.tsx';

/** Elements that nobody's text may bring onto a page. */
const FORBIDDEN =
  'script, style, link, meta, base, title, iframe, frame, frameset, object, embed, applet, form, input, select, textarea, template, math, video, audio, source, track, marquee, dialog, details, portal, svg a, foreignObject, use, image, animate, animateMotion, animateTransform, set, [srcdoc], [formaction], [ping], [srcset], [background], [is], [slot], [name]';

const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/** Forbidden elements, attributes and addresses below a node, those that only a page without script shows too. */
export function violationsOf(root: ParentNode, cases: readonly Case[]): string[] {
  const elements = [...root.querySelectorAll('*')];
  const withoutScript = elements
    .filter((element) => element.localName === 'noscript')
    .flatMap((element) => {
      const inert = new DOMParser().parseFromString(element.textContent ?? '', 'text/html');
      return violationsOf(inert.body, cases);
    });
  const found = elements.flatMap((element) =>
    faultsOf(element).map((fault) => `${fault} of ${payloadOf(element, cases)}`),
  );
  return [...found, ...withoutScript];
}

function faultsOf(element: Element): string[] {
  const names = [...element.attributes].map(({ name }) => name);
  const handlers = names.filter((name) => /^on|^style$|:href$/i.test(name));
  const addresses = ['href', 'src', 'data-src', 'data-embed']
    .map((name) => element.getAttribute(name))
    .filter((value) => value !== null && !isSafe(value));
  return [
    ...(element.matches(FORBIDDEN) ? [`<${element.localName}>`] : []),
    ...handlers,
    ...addresses.map((value) => `address ${value}`),
  ];
}

function isSafe(address: string): boolean {
  const url = URL.parse(address, 'https://site.example');
  return url !== null && SCHEMES.includes(url.protocol);
}

function payloadOf(element: Element, cases: readonly Case[]): string {
  const index = element.closest('[data-case]')?.getAttribute('data-case');
  return cases[Number(index)]?.payload ?? 'somewhere';
}
