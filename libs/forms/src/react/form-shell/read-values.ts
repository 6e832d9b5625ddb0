import type { LeadValues } from '../../core/define-form.ts';

/** Reads the named text fields of a form; the inputs stay the only place where the values live. */
export function readValues<Values extends LeadValues>(
  element: HTMLFormElement,
  defaults: Values,
): Values {
  const data = new FormData(element);
  const values = { ...defaults };
  for (const name in values) {
    const value = data.get(name);
    if (typeof value === 'string') Object.assign(values, { [name]: value });
  }
  return values;
}
