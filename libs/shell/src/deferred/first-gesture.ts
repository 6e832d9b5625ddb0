const GESTURES = ['pointerover', 'touchstart', 'keydown', 'scroll'] as const;

/**
 * Calls back once, at the visitor's first sign of life: what only a living visitor needs is loaded
 * then, and a page that is merely opened loads nothing of it.
 * @returns a function that stops waiting
 */
export function onFirstGesture(act: () => void): () => void {
  const stop = new AbortController();
  for (const type of GESTURES) {
    const options = { capture: true, passive: true, signal: stop.signal };
    addEventListener(type, () => (stop.abort(), act()), options);
  }
  return () => stop.abort();
}
