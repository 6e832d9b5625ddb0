/**
 * Takes over what a draft of unknown origin holds for the keys of `start`: values of the same type only, so
 * that an older draft never breaks a newer form.
 */
export function adopt<Values extends object>(start: Values, draft: unknown): Values {
  if (typeof draft !== 'object' || draft === null) return start;
  const typed = Object.entries(draft).filter(
    ([key, value]) =>
      Object.hasOwn(start, key) && typeof value === typeof start[key as keyof Values],
  );
  return { ...start, ...Object.fromEntries(typed) };
}
