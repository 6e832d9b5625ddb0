/**
 * Data of a loader that a document carries as JSON, instead of among what the router writes value by value: a tenth
 * of what a page costs. Read it by {@link taken}.
 */
export type Handed<Value> = { readonly value: Value } | { readonly id: string };

/** Data that a document has to carry. */
export interface HandedPart {
  /** Id of its script. */
  id: string;
  value: object;
  /** The same object goes to many documents. */
  isShared: boolean;
}

/**
 * Hands data of a loader over: as it is, or by the document.
 * @param name unique among the loaders of a page
 * @param value nothing but what JSON knows
 * @param isShared the same object goes to many documents: it is written once @default false
 */
export type Hand = <Value extends object>(
  name: string,
  value: Value,
  isShared?: boolean,
) => Handed<Value>;

/** The router has data in the answer that it asks for on the way to another page. */
export const handAsItIs: Hand = (_, value) => ({ value });

/** Collects what the document carries. The router sees an id alone; who draws the page here has the value. */
export function handByDocument(parts: HandedPart[]): Hand {
  return (name, value, isShared = false) => {
    const id = `handed-${name}`;
    parts.push({ id, value, isShared });
    return Object.defineProperty({ id }, 'value', { value });
  };
}

/**
 * Data that was handed over; the same object each time.
 * @throws TypeError where the document has lost it
 */
export function taken<Value>(handed: Handed<Value>): Value {
  if ('value' in handed) return handed.value;
  const script = document.getElementById(handed.id) as HTMLElement;
  return Object.assign(handed, { value: JSON.parse(script.textContent) as Value }).value;
}
