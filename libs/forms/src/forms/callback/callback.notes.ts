import type { ComponentNotes } from '@m30/ui-kit/testing';
import { formNotes } from '../../testing/form-notes.ts';

export const notes: ComponentNotes = {
  ...formNotes,
  do: [{ en: 'Say when you call back.', ru: 'Скажите, когда перезвоните.' }],
  dont: [{ en: 'Ask for more than name and phone.', ru: 'Спрашивать больше имени и телефона.' }],
};
