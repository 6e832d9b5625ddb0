import { useCallback, type Ref, type RefCallback } from 'react';

/** One ref that fills two: the component's own and the one it was given. */
export function useMergedRef<Element>(
  own: Ref<Element> | undefined,
  given: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element) => {
      const releases = [fill(own, element), fill(given, element)];
      return () => releases.forEach((release) => release());
    },
    [own, given],
  );
}

function fill<Element>(ref: Ref<Element> | undefined, element: Element): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(element);
    return typeof cleanUp === 'function' ? cleanUp : () => ref(null);
  }
  if (!ref) return () => {};
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
