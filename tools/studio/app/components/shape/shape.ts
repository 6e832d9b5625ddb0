/** How a value is edited, as the server says it of a schema. */
export type Shape =
  | { kind: 'line' | 'text' | 'html' | 'number' | 'flag' | 'blocks' | 'json' }
  | { kind: 'choice'; options: readonly (string | number)[] }
  | { kind: 'group'; fields: readonly FieldOfShape[] }
  /** Chosen from the library, which fills in what it knows. */
  | { kind: 'picture'; fields: readonly FieldOfShape[] }
  | { kind: 'list'; item: Shape; one?: string | null }
  | { kind: 'either'; of: readonly Shape[] };

export interface FieldOfShape {
  key: string;
  title: string | null;
  /** Where to find it, what it does. */
  hint?: string;
  required: boolean;
  shape: Shape;
}

/** What is wrong with a field: `2.items.0.title`. */
export interface Mistake {
  path: string;
  message: string;
}

/** What an item says of itself in a list: its first words. */
export function wordsOf(item: Readonly<Record<string, unknown>>): string {
  const said = [item.title, item.text, item.label].find((one) => typeof one === 'string');
  return typeof said === 'string' ? said : '';
}
