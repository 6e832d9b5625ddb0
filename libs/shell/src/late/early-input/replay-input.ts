import { hasHydrated } from './hydrated-fields.ts';
import type { EarlyInput } from './record-input-script.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A change of a field: text, tick, or the option's index. */
type Change = readonly [field: Field, wanted: string | boolean | number];

/** Milliseconds between two attempts, and how many there are. */
const PERIOD = 500;
const ATTEMPTS = 20;

/** Replays changes from before hydration; fields that hydrate later are tried again. */
export function replayInput(typed: EarlyInput, attempts = ATTEMPTS): void {
  // All is read first: React resets the other fields when it handles the first event.
  const changes = [...new Map(typed)].flatMap(([target, option]) => read(target, option));
  const late = changes.filter(([field, wanted]) => !dispatch(field, wanted));
  if (late.length === 0 || attempts === 0) return;
  const again: EarlyInput = late.map(([field]) => [field, optionOf(field)]);
  setTimeout(() => replayInput(again, attempts - 1), PERIOD);
}

function read(target: EventTarget, option = -1): Change[] {
  if (target instanceof HTMLSelectElement) return [[target, option]];
  if (isBox(target)) return [[target, target.checked]];
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return [];
  return [[target, target.value]];
}

const optionOf = (field: Field) =>
  field instanceof HTMLSelectElement ? field.selectedIndex : undefined;

/** `false` where the field has not hydrated yet. */
function dispatch(field: Field, wanted: Change[1]): boolean {
  if (!field.isConnected) return true;
  // Nothing has changed since the field hydrated, if it has: no `onChange` is called, and `noteHydrated` only by React.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (!hasHydrated(field)) return false;
  if (field instanceof HTMLSelectElement) choose(field, Number(wanted));
  else if (!isBox(field)) type(field, String(wanted));
  else if (wanted !== field.defaultChecked) tick(field);
  return true;
}

type Box = HTMLInputElement & { type: 'checkbox' | 'radio' };

const isBox = (field: EventTarget): field is Box =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

function choose(list: HTMLSelectElement, option: number): void {
  list.selectedIndex = option;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

function tick(box: Box): void {
  box.checked = box.defaultChecked;
  box.click();
}

/** Goes from the rendered text to the typed one by the setter of the platform, which is what a key press is to React: nobody's code has set it. */
function type(field: HTMLInputElement | HTMLTextAreaElement, typed: string): void {
  if (typed === field.defaultValue) return;
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
