import { formatMask, onlyDigits, writtenDigits, type Mask } from './define-mask.ts';

/** What a control shows and where its caret is. */
export interface Shown {
  value: string;
  caret: number;
}

/**
 * What a masked control must show after an edit: what the browser has made of it put back into the mask, the caret
 * still behind the same digit.
 * @param before what it showed before the edit
 * @param edited what the browser has made of it
 * @param forward whether the edit was made by Delete: it passes over what the mask draws
 */
export function editMask(mask: Mask, before: string, edited: Shown, forward = false): Shown {
  const { value, caret } = edited;
  const atEnd = caret === value.length;
  if (atEnd && mask.digits(value) !== writtenDigits(mask, value))
    return end(formatMask(mask, value));

  const digits = written(mask, value);
  if (digits.length > mask.length && !atEnd) {
    return { value: before, caret: Math.max(0, caret - (value.length - before.length)) };
  }
  const shown = fill(mask, digits.slice(0, mask.length));
  if (atEnd && beginsLike(mask, shown, value)) return edited;
  if (digits === '' && value.endsWith(drawnDigits(mask))) return end(prefixOf(mask));

  const untouched = shown.startsWith(value.slice(0, caret));
  const behind = placeBehind(mask, written(mask, value.slice(0, caret)).length);
  const place = untouched ? caret + Number(forward && shown === before) : behind;
  return { value: shown, caret: Math.min(place, shown.length) };
}

const end = (value: string): Shown => ({ value, caret: value.length });

/** Digits that the pattern itself draws: 7 of the phone. */
const drawnDigits = (mask: Mask): string => onlyDigits(mask.pattern).replaceAll('0', '');

/** The pattern up to its own digits, where a visitor has written nothing else: «+7». */
function prefixOf(mask: Mask): string {
  const drawn = drawnDigits(mask);
  return drawn && mask.pattern.slice(0, mask.pattern.indexOf(drawn) + drawn.length);
}

/** All digits of a text, those that the pattern draws left out. */
function written(mask: Mask, text: string): string {
  const digits = onlyDigits(text);
  const drawn = drawnDigits(mask);
  return digits.startsWith(drawn) ? digits.slice(drawn.length) : digits;
}

/** Digits in the pattern, as far as they go. */
function fill({ pattern }: Mask, digits: string): string {
  return (
    digits && pattern.slice(0, placeBehind({ pattern }, digits.length)).replaceAll('0', next())
  );

  function next() {
    let index = 0;
    return () => digits[index++] ?? '';
  }
}

/** Whether a text is the shown one with nothing but what the pattern draws after it. */
function beginsLike({ pattern }: Mask, shown: string, text: string): boolean {
  const rest = pattern.slice(shown.length).split('0', 1)[0] ?? '';
  return text.startsWith(shown) && (shown + rest).startsWith(text);
}

/** The place behind so many digits of the pattern. */
function placeBehind({ pattern }: Pick<Mask, 'pattern'>, count: number): number {
  let place = 0;
  for (let left = count; left > 0 && place < pattern.length; place++) {
    if (pattern[place] === '0') left--;
  }
  return place;
}
