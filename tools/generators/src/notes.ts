/** What stands in a `*.notes.ts` of something new: that of words which nobody presses. */
const READ = `  keyboard: { en: 'No keys: it is read.', ru: 'Клавиш нет: это читают.' },
  screenReader: { en: 'Words in their order.', ru: 'Слова по порядку.' },
`;

const ADVICE = `  do: [{ en: 'Say one thing.', ru: 'Скажите одно.' }],
  dont: [{ en: 'Tell by colour alone.', ru: 'Говорить одним цветом.' }],
`;

/**
 * Notes of a new part, true of what its generator writes; who adds to the part adds to them.
 * @param from module that gives the type
 */
export const notesFile = (from: string): string => `
import type { ComponentNotes } from '${from}';

export const notes: ComponentNotes = {
${READ}${ADVICE}};
`;

/** Notes of a new lead form: its keys are those of all forms. */
export const formNotesFile = (): string => `
import type { ComponentNotes } from '@m30/ui-kit/testing';
import { formNotes } from '../../testing/form-notes.ts';

export const notes: ComponentNotes = {
  ...formNotes,
${ADVICE}};
`;
