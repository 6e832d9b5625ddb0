/** A number that a call tracker wrote over one of the company's. */
interface Written {
  href: string;
  text: string;
}

const LINKS = 'a[href^="tel:"]';

/**
 * Gives links that a page draws later the number that a call tracker has written over the same one before: trackers
 * write when they come, and pages of a visit come after them without a load.
 * @returns ends that
 */
export function copyNumbers(): () => void {
  /** Links by the address that the page gave them. */
  const own = new WeakMap<Element, string>();
  const written = new Map<string, Written>();
  const look = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
      const href = link.getAttribute('href') ?? '';
      const first = own.get(link) ?? href;
      own.set(link, first);
      if (first === href) write(link, written.get(first));
      else if (isNumber(link)) written.set(first, { href, text: link.textContent });
    }
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(document.body, {
    ...{ childList: true, subtree: true },
    attributeFilter: ['href'],
  });
  return () => observer.disconnect();
}

/** The link says a number, and is no icon. */
const isNumber = (link: Element) => /\d/.test(link.textContent);

function write(link: HTMLAnchorElement, number: Written | undefined): void {
  if (!number) return;
  link.setAttribute('href', number.href);
  if (isNumber(link)) link.textContent = number.text;
}
