/** How the values of one key of the address are read and written. */
export interface FilterField<Value> {
  /** The value, if any, and the texts that could not be read. */
  read: (texts: readonly string[]) => { value: Value | undefined; refused: string[] };
  write: (value: Value) => string;
}

/** Longest list the API accepts. */
const LIST_LIMIT = 50;

/** One value; a default says nothing, and a second value is refused rather than ignored. */
function single<Value>(
  parse: (text: string) => Value | undefined,
  isDefault: (value: Value) => boolean = () => false,
): FilterField<Value> {
  return {
    read(texts) {
      let value: Value | undefined;
      const refused: string[] = [];
      for (const text of texts) {
        const parsed = parse(text);
        if (parsed !== undefined && isDefault(parsed)) continue;
        if (parsed === undefined || value !== undefined) refused.push(text);
        else value = parsed;
      }
      return { value, refused };
    },
    write: String,
  };
}

/** Values with commas or as a repeated key, as a form without JavaScript sends them. */
export function listField<Item extends string>(
  accepts: (text: string) => text is Item,
  order: (a: Item, b: Item) => number,
): FilterField<Item[]> {
  return {
    read(texts) {
      const written = texts.flatMap((text) => text.split(',')).map((text) => text.trim());
      const parts = [...new Set(written)].filter(Boolean);
      const items = parts.filter(accepts).sort(order);
      return {
        value: items.length > 0 ? items.slice(0, LIST_LIMIT) : undefined,
        refused: [...parts.filter((part) => !accepts(part)), ...items.slice(LIST_LIMIT)],
      };
    },
    write: (items) => items.join(','),
  };
}

/** Some of a fixed set, written in the order of the set. */
export function setField<Item extends string>(items: readonly Item[]): FilterField<Item[]> {
  const order = (item: Item) => items.indexOf(item);
  return listField(oneOf(items), (a, b) => order(a) - order(b));
}

/** Whether a text is one of some items. */
export const oneOf =
  <Item extends string>(items: readonly Item[]) =>
  (text: string): text is Item =>
    items.some((item) => item === text);

/** A number as people type it: spaces between digits and a decimal comma are accepted. */
export function numberField(options: {
  /** @default 0 */
  min?: number;
  max: number;
  /** Digits after the comma. */
  decimals: number;
  /** The value that means no limit and is left out of the address. */
  unlimited?: number | undefined;
}): FilterField<number> {
  const { min = 0, max, decimals, unlimited } = options;
  const pattern = decimals > 0 ? /^\d{1,9}([.,]\d+)?$/ : /^\d{1,15}$/;
  return single(
    (text) => {
      const digits = text.replace(/\s/g, '');
      if (!pattern.test(digits)) return undefined;
      const number = Number(Number(digits.replace(',', '.')).toFixed(decimals));
      return number >= min && number <= max ? number : undefined;
    },
    (number) => number === unlimited,
  );
}

/** One of the texts that `accepts` knows; `fallback` means the same as nothing. */
export function choiceField<Choice extends string>(
  accepts: (text: string) => text is Choice,
  fallback?: Choice,
): FilterField<Choice> {
  return single(
    (text) => (accepts(text) ? text : undefined),
    (choice) => choice === fallback,
  );
}

/** A few words as they were typed. */
export const textField = (max: number): FilterField<string> =>
  single((text) => (text.length <= max && !text.includes('\0') ? text : undefined));
