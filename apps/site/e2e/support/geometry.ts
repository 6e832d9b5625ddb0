/** Runs in the page: what a visitor cannot see, cannot read or has to scroll sideways for, in the open dialog or else the whole page. */
export async function geometryFaults(): Promise<string[]> {
  const root = document.querySelector('dialog[open]') ?? document.body;
  const faults = new Set<string>();
  const screen = document.documentElement;
  const all = [...root.querySelectorAll<HTMLElement | SVGElement>('*')].filter(isSeen);

  /** Text of this size is small print on a scale or in a cell of a chessboard or a plan, 11 px by design. */
  const FINE = 'svg, [class*="_scale_"], [class*="_cell_"]';
  for (const element of all) {
    if (![...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())) {
      continue;
    }
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size < (element.closest(FINE) ? 11 : 12)) faults.add(`${nameOf(element)} is ${size} px`);
  }

  for (const element of all) {
    const { width } = element.getBoundingClientRect();
    if (width > screen.clientWidth + 1 && !isClipped(element)) {
      faults.add(`${nameOf(element)} is wider than the screen`);
    }
  }

  const fixed = all.filter((element) => /fixed|sticky/.test(getComputedStyle(element).position));
  const focused = document.activeElement;
  for (const target of root.querySelectorAll<HTMLElement>(
    'h1, input, select, textarea, [type="submit"], [data-variant="primary"]',
  )) {
    if (!isSeen(target)) continue;
    scrollTo(0, 0);
    target.focus();
    // A heading that the first screen has whole is read at once; one that goes on below it is scrolled to.
    if (target.matches('h1') && target.getBoundingClientRect().bottom <= innerHeight) {
      await look(target, 'at once');
    }
    // Everything is scrolled into sight: by its focus, or a large field of which the focus shows the line that is typed by hand.
    target.scrollIntoView({ block: 'nearest' });
    await look(target, '');
  }
  if (focused instanceof HTMLElement) focused.focus();
  scrollTo(0, 0);
  return [...faults].toSorted();

  async function look(target: Element, when: string): Promise<void> {
    if (!coverOf(target)) return;
    // A layer that gives way does so in the next frame.
    await twoFrames();
    const cover = coverOf(target);
    if (cover) faults.add(`${nameOf(cover)} covers ${nameOf(target)} ${when}`.trim());
  }

  function coverOf(target: Element): Element | undefined {
    return fixed.find((element) => isSeen(element) && covers(element, target));
  }

  function twoFrames(): Promise<unknown> {
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && !element.closest('.visually-hidden');
  }

  function covers(over: Element, under: Element): boolean {
    if (over.contains(under) || under.contains(over)) return false;
    const [a, b] = [over.getBoundingClientRect(), under.getBoundingClientRect()];
    const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (x <= 2 || y <= 2) return false;
    const [left, top] = [Math.max(a.left, b.left) + x / 2, Math.max(a.top, b.top) + y / 2];
    const found = document.elementFromPoint(left, top);
    return found !== null && over.contains(found);
  }

  /** Somebody above scrolls or clips it sideways, and is himself no wider than the screen; the page does not count. */
  function isClipped(element: Element): boolean {
    for (let above = element.parentElement; above && above !== document.body;) {
      const { overflowX } = getComputedStyle(above);
      const { width } = above.getBoundingClientRect();
      if (overflowX !== 'visible' && width <= screen.clientWidth + 1) return true;
      above = above.parentElement;
    }
    return false;
  }

  /** Tag, name and class as its source has them; without what a build or another day changes. */
  function nameOf(element: Element): string {
    const [, own] =
      /(?:^|\s)_([a-zA-Z]\w*?)_\w{5}_\d+/.exec(element.getAttribute('class') ?? '') ?? [];
    const name = element.getAttribute('name');
    const tag = element.tagName.toLowerCase();
    return `${tag}${own ? `.${own}` : ''}${name ? `[name=${name}]` : ''}`;
  }
}

/** Runs in the page: what stands at the lower edge of the window and lies upon something else there, by more than a line. */
export function meetingLayers(): string[] {
  const layers = [...document.querySelectorAll<HTMLElement>('[data-layer]')].filter(isAtFoot);
  return layers.flatMap((one, at) =>
    layers.slice(at + 1).flatMap((other) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const high = Math.min(a.bottom, b.bottom, innerHeight) - Math.max(a.top, b.top);
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      if (high <= 2 || wide <= 2 || one.contains(other)) return [];
      return `${one.dataset['layer']} and ${other.dataset['layer']} share ${Math.round(high)} px`;
    }),
  );

  /** A sticky bar of a short page stands at its own place, and is scrolled to. */
  function isAtFoot(layer: HTMLElement): boolean {
    const { position, bottom } = getComputedStyle(layer);
    const distance = Number.parseFloat(bottom);
    return (
      layer.checkVisibility({ visibilityProperty: true }) &&
      /fixed|sticky/.test(position) &&
      layer.getBoundingClientRect().bottom >= innerHeight - distance - 1
    );
  }
}
