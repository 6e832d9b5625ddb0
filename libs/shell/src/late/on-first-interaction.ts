const INTERACTIONS = ['pointerover', 'touchstart', 'keydown', 'scroll'] as const;

/**
 * Calls back once, at the first pointer, touch, key or scroll: what is needed only then is loaded then, and a page that is merely
 * opened loads nothing of it.
 * @returns a function that stops waiting
 */
export function onFirstInteraction(act: () => void): () => void {
  const stop = new AbortController();
  for (const type of INTERACTIONS) {
    const options = { capture: true, passive: true, signal: stop.signal };
    addEventListener(type, () => (stop.abort(), act()), options);
  }
  return () => stop.abort();
}
