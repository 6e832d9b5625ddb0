import { use } from 'react';
import type { FormWords, LeadForm } from '../../core/define-form.ts';
import { defaultTexts, type FormTexts } from '../../core/texts.ts';
import { FormsContext } from './FormsProvider.tsx';

/** The forms' own texts, the host's words first. */
export function useTexts(): FormTexts {
  return { ...defaultTexts, ...use(FormsContext)?.texts };
}

/** Words around a form: the host's for it, otherwise those of its definition. */
export function useWords(
  form: Pick<LeadForm, 'name' | 'words' | 'inlineWords'>,
  inline = false,
): FormWords {
  const texts = use(FormsContext)?.texts;
  const own = inline ? (form.inlineWords ?? form.words) : form.words;
  return { ...own, ...texts?.forms?.[form.name] };
}
