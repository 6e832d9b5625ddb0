/** Gives jsdom what a slider measures: widths, nearness to the screen, and reduced motion, so that moves end at once. */
export function installSliderPlatform(): void {
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, value: 320 });
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 320, 200);
  Object.assign(globalThis, {
    matchMedia: (media: string) => ({ media, matches: media.includes('reduced-motion') }),
    IntersectionObserver: NearObserver,
  });
}

class NearObserver implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly #callback: (entries: { isIntersecting: boolean }[]) => void;

  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.#callback = callback;
  }

  observe() {
    queueMicrotask(() => this.#callback([{ isIntersecting: true }]));
  }

  disconnect() {}
}
