import { isBox, type Choice, type Field } from './typed-early.ts';

/** Milliseconds between two looks whether React has taken the fields, and how many there are. */
const PERIOD = 500;
const LOOKS = 20;

/** Repeats what the visitor did to the fields before React listened; those that it takes later, later. */
export function tellTyped(fields: readonly Field[], looks = LOOKS): void {
  const late = fields.filter((field) => field.isConnected && !tell(field));
  if (late.length && looks > 0) setTimeout(() => tellTyped(late, looks - 1), PERIOD);
}

/** Chooses again what the visitor had chosen. */
export function tellChosen(choices: readonly Choice[]): void {
  for (const [select, index] of choices) {
    select.selectedIndex = index;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** `false` where React has not taken the field yet. */
function tell(field: Field): boolean {
  // React follows a field by a property of its own on it.
  if (!Object.hasOwn(field, isBox(field) ? 'checked' : 'value')) return false;
  if (isBox(field)) {
    field.checked = field.defaultChecked;
    field.click();
  } else {
    type(field);
  }
  return true;
}

/** Through the element's own property React learns the old value, past it the new one. */
function type(field: Field): void {
  const { value: typed, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
