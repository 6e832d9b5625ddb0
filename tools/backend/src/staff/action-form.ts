import { html } from 'hono/html';
import type { StaffAction } from '../kernel/staff/define-staff-action.ts';
import { describeFields, type StaffField } from '../kernel/staff/describe-fields.ts';
import type { Markup } from '../kernel/staff/page.ts';

interface FormParts {
  /** Tells this form from others of its action on the page. */
  id: string;
  /** Fields that are not asked for. */
  given: Readonly<Record<string, string>>;
  /** What stands in the others. */
  values: Readonly<Record<string, string>>;
}

/** The form of an action, made from its schema. */
export function actionForm(action: StaffAction, { id, given, values }: FormParts): Markup {
  const asked = describeFields(action).filter(({ name }) => !(name in given));
  const legend = `${action.name}-${id}`;
  return html`<form
    method="post"
    action="/staff/actions/${action.name}"
    aria-labelledby="${legend}"
  >
    <p class="legend" id="${legend}">${action.summary}</p>
    ${Object.entries(given).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    ${asked.map((field) => label(field, values[field.name] ?? ''))}
    <button aria-describedby="${legend}">Выполнить</button>
  </form>`;
}

function label(field: StaffField, value: string): Markup {
  const text = field.required ? field.label : `${field.label} (не обязательно)`;
  if (field.kind === 'flag') {
    return html`<label
      >${field.label}
      <select name="${field.name}">
        <option value="">Нет</option>
        <option value="true" ${value === 'true' ? html` selected` : ''}>Да</option>
      </select></label
    >`;
  }
  return html`<label>${text} ${control(field, value)}</label>`;
}

function control({ name, kind, options, most, required }: StaffField, value: string): Markup {
  const need = required ? html` required` : '';
  if (kind === 'choice') {
    return html`<select name="${name}" ${need}>
      ${required ? '' : html`<option value=""></option>`}
      ${Object.entries(options).map(
        ([key, text]) =>
          html`<option value="${key}" ${key === value ? html` selected` : ''}>${text}</option>`,
      )}
    </select>`;
  }
  const limit = most === null ? '' : html` maxlength="${most}"`;
  if (kind === 'text') {
    return html`<textarea name="${name}" rows="4" cols="60" ${limit} ${need}>${value}</textarea>`;
  }
  return html`<input
    type="${TYPES[kind] ?? 'text'}"
    name="${name}"
    value="${value}"
    ${limit}
    ${need}
  />`;
}

const TYPES: Readonly<Partial<Record<StaffField['kind'], string>>> = {
  whole: 'number',
  day: 'date',
};
