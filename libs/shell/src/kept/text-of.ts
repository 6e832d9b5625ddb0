const texts = new WeakMap<object, string>();

/** A value that never changes as text, to be part of a key; written once for each object. */
export function textOf(value: object): string {
  const text = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, text);
  return text;
}
