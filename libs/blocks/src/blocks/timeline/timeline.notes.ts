import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` goes along its links, `Enter` opens.',
    ru: '`Tab` ведёт по ссылкам, `Enter` открывает.',
  },
  screenReader: {
    en: 'An ordered list; what is past and present is said in words.',
    ru: 'Упорядоченный список; прошлое и нынешнее сказано словами.',
  },
  do: [{ en: 'Mark where one is now.', ru: 'Отметьте, где мы сейчас.' }],
  dont: [{ en: 'Promise days that nobody knows.', ru: 'Обещать дни, которых никто не знает.' }],
};
