import type { TypedEarly } from './keep-typed-script.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor did to a field: text, tick, or the option's index. */
type Act = readonly [field: Field, wanted: string | boolean | number];

/** Milliseconds between two looks whether React has taken the fields, and how many there are. */
const PERIOD = 500;
const LOOKS = 20;

/**
 * Repeats what the visitor did to the fields before React listened; those that it takes later, later.
 * All is read first: with the first answer to an event React sets the other fields back.
 */
export function tellTyped(typed: TypedEarly): void {
  repeat(
    [...new Map(typed)].flatMap(([target, option]) => read(target, option)),
    LOOKS,
  );
}

function read(target: EventTarget, option = -1): Act[] {
  if (target instanceof HTMLSelectElement) return [[target, option]];
  if (isBox(target)) return [[target, target.checked]];
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return [];
  return [[target, target.value]];
}

function repeat(acts: readonly Act[], looks: number): void {
  const late = acts.filter(([field, wanted]) => !tell(field, wanted));
  if (late.length && looks > 0) setTimeout(() => repeat(late, looks - 1), PERIOD);
}

/** `false` where React has not taken the field yet. */
function tell(field: Field, wanted: Act[1]): boolean {
  if (field instanceof HTMLSelectElement) {
    field.selectedIndex = Number(wanted);
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  }
  // React follows a field by a property of its own on it.
  if (field.isConnected && !Object.hasOwn(field, isBox(field) ? 'checked' : 'value')) return false;
  if (!isBox(field)) type(field, String(wanted));
  else if (wanted !== field.defaultChecked) tick(field);
  return true;
}

type Box = HTMLInputElement & { type: 'checkbox' | 'radio' };

const isBox = (field: EventTarget): field is Box =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

function tick(box: Box): void {
  box.checked = box.defaultChecked;
  box.click();
}

/** Through the element's own property React learns the old value, past it the new one. */
function type(field: HTMLInputElement | HTMLTextAreaElement, typed: string): void {
  if (typed === field.defaultValue) return;
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
