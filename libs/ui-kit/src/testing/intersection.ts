/** Stands for the visitor who scrolls. */
export interface Intersection {
  /** Everything that is observed comes near the viewport. */
  come: () => void;
}

/**
 * Replaces `IntersectionObserver` by one that reports an intersection when the test says so.
 * @param stubGlobal of the test runner, which restores it
 */
export function stubIntersection(stubGlobal: (name: string, value: unknown) => void): Intersection {
  const waiting = new Set<() => void>();
  stubGlobal(
    'IntersectionObserver',
    class {
      readonly #report: () => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.#report = () => callback([{ isIntersecting: true }]);
      }
      observe() {
        waiting.add(this.#report);
      }
      disconnect() {
        waiting.delete(this.#report);
      }
    },
  );
  return { come: () => [...waiting].forEach((report) => report()) };
}
