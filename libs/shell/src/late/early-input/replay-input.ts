import type { EarlyInput } from './record-input-script.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A change of a field: text, tick, or the option's index. */
type Change = readonly [field: Field, wanted: string | boolean | number];

/** Milliseconds between two attempts, and how many there are. */
const PERIOD = 500;
const ATTEMPTS = 20;

/**
 * Replays changes from before hydration; fields that hydrate later are tried again.
 * All is read first: React resets the other fields when it handles the first event.
 */
export function replayInput(typed: EarlyInput): void {
  replay(
    [...new Map(typed)].flatMap(([target, option]) => read(target, option)),
    ATTEMPTS,
  );
}

function read(target: EventTarget, option = -1): Change[] {
  if (target instanceof HTMLSelectElement) return [[target, option]];
  if (isBox(target)) return [[target, target.checked]];
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return [];
  return [[target, target.value]];
}

function replay(acts: readonly Change[], attempts: number): void {
  const late = acts.filter(([field, wanted]) => !dispatch(field, wanted));
  if (late.length && attempts > 0) setTimeout(() => replay(late, attempts - 1), PERIOD);
}

/** `false` where the field has not hydrated yet. */
function dispatch(field: Field, wanted: Change[1]): boolean {
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
