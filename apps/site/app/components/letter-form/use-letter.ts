import { useLeadForm, type Lead, type LeadForm, type LeadValues } from '@m30/forms';
import type { LeadPostAnswer } from '@m30/forms/lead-page';

/** What a field of a letter is given. */
interface LetterField<Name extends string> {
  name: Name;
  error: string | undefined;
  /** What was typed before the page came back. */
  defaultValue: string | undefined;
}

/** A letter form at work. */
export interface Letter<Values extends LeadValues> {
  work: Lead<Values>;
  /** Why a post without script was refused. */
  refusal: string | undefined;
  field<Name extends keyof Values & string>(name: Name): LetterField<Name>;
}

/**
 * Runs a form that is sent by script where there is script, and posted to its own page where there is none.
 * @param answer what became of such a post
 */
export function useLetter<Values extends LeadValues>(
  form: LeadForm<Values>,
  answer: LeadPostAnswer | undefined,
): Letter<Values> {
  const work = useLeadForm(form);
  const refused = answer && 'problem' in answer ? answer : undefined;
  const fields = refused?.problem.fields;
  const message = refused && (refused.problem.message ?? LOST);
  return {
    work,
    refusal: message && Object.values(fields ?? {}).includes(message) ? undefined : message,
    field: (name) => ({
      name,
      error: work.errorOf(name) ?? fields?.[name],
      defaultValue: refused?.values[name] || undefined,
    }),
  };
}

const LOST = 'Связь прервалась. Отправьте ещё раз';
