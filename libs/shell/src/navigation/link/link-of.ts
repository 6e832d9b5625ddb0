/** A link of the page, in HTML or in a drawing. */
export interface Link {
  element: HTMLAnchorElement | SVGAElement;
  /** Where it leads; the anchor of a drawing does not tell it in parts. */
  url: URL;
}

/** The link that an event happens on, or `null` where it is none or has no address. */
export function linkOf(target: EventTarget | null): Link | null {
  if (!(target instanceof Element)) return null;
  const element = target.closest<HTMLAnchorElement | SVGAElement>('a[href]');
  const href = element?.getAttribute('href');
  if (!element || href == null || !URL.canParse(href, document.baseURI)) return null;
  return { element, url: new URL(href, document.baseURI) };
}
