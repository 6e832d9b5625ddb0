/** Brings the visitor near to everything that waits for it. */
export interface Approach {
  come: () => void;
}

/**
 * Puts an observer into the place of the browser's, which says that the visitor is near when the test does.
 * @param stubGlobal of the test runner, which takes it away again
 */
export function stubApproach(stubGlobal: (name: string, value: unknown) => void): Approach {
  const waiting = new Set<() => void>();
  stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: () => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = () => callback([{ isIntersecting: true }]);
      }
      observe() {
        waiting.add(this.#tell);
      }
      disconnect() {
        waiting.delete(this.#tell);
      }
    },
  );
  return { come: () => [...waiting].forEach((tell) => tell()) };
}
