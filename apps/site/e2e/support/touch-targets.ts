/**
 * Runs in the page: fields, buttons and what stands for them that a finger does not hit, «name: width × height». A main control takes
 * 44 CSS pixels, or at least that much of its middle answers to it; what else is pressed takes 24 (WCAG 2.2, 2.5.8), but for links within words.
 */
export function smallTargets(): string[] {
  const MAIN =
    'input:not([type="hidden"]), select, textarea, button, summary, [role="button"], [data-variant]';
  const small = new Set<string>();
  for (const control of document.querySelectorAll<HTMLElement>(`${MAIN}, a[href]`)) {
    const shown =
      control instanceof HTMLInputElement ? (control.closest('label') ?? control) : control;
    if (!shown.checkVisibility({ visibilityProperty: true, opacityProperty: control === shown }))
      continue;
    if (
      control.closest('.visually-hidden, [inert], svg, [tabindex="-1"]') ||
      isWithinWords(control)
    )
      continue;
    const { width, height } = shown.getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    const least = control.matches(MAIN) ? 44 : 24;
    // A pixel of a box may lie between two of the screen.
    if (width > least - 1 && height > least - 1) continue;
    if (!answers(shown, least))
      small.add(`${nameOf(control)}: ${Math.round(width)} × ${Math.round(height)}`);
  }
  return [...small];

  /** Whether what lies around the middle belongs to the control. */
  function answers(shown: HTMLElement, least: number): boolean {
    shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = shown.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const reach = least / 2 - 1;
    const points = [
      [0, -reach],
      [0, reach],
      [-reach, 0],
      [reach, 0],
    ] as const;
    return points.every(([across, down]) =>
      shown.contains(document.elementFromPoint(x + across, y + down)),
    );
  }

  function isWithinWords(control: HTMLElement): boolean {
    if (!(control instanceof HTMLAnchorElement)) return false;
    if (control.closest('td, dd, label, figure')) return true;
    const words = control.closest('p, li, h1, h2, h3, h4, legend, figcaption, caption');
    return words !== null && words.textContent.trim() !== control.textContent.trim();
  }

  function nameOf(control: HTMLElement): string {
    const [, own] = /(?:^|\s)_([a-zA-Z]\w*?)_\w{5}_\d+/.exec(control.className) ?? [];
    const words =
      control.getAttribute('aria-label') ??
      control.closest('label, a, button')?.textContent ??
      control.getAttribute('name') ??
      '';
    return `${control.tagName.toLowerCase()}${own ? `.${own}` : ''} «${words.trim().slice(0, 40)}»`;
  }
}
