import type { FieldIssue } from '@m30/api/client';
import type { SummaryError } from '@m30/ui-kit/error-summary';
import { fieldId } from '../field-id.ts';
import { personLabels } from './person-labels.ts';

/** What the server says of an empty field, whichever it is. */
const EMPTY = 'Заполните поле';

/**
 * Complaints about participants as lines of the summary: there a field has to be named, and its owner too where there
 * are several.
 */
export function issuesInWords(issues: readonly FieldIssue[], several: boolean): SummaryError[] {
  return issues.map(({ path, message }) => {
    const [, person, ...rest] = path.split('.');
    const whole = rest.join('.');
    // Of a share only the whole is a field.
    const field = labelOf(whole) === undefined ? (rest[0] ?? '') : whole;
    if (person === undefined) return { field: fieldId(path), message };
    const label = labelOf(field);
    const said = message === EMPTY && label ? `Заполните поле «${label}»` : message;
    return {
      field: fieldId(`users.${person}.${field}`),
      message: several ? `Участник ${Number(person) + 1}: ${said}` : said,
    };
  });
}

const labelOf = (field: string): string | undefined =>
  Object.entries(personLabels).find(([name]) => name === field)?.[1];
