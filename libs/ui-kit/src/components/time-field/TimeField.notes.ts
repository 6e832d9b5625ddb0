import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` stops at the chosen time and leaves the group, arrows go and choose, what is taken is passed.',
    ru: '`Tab` встаёт на\u00a0выбранное время и\u00a0выходит из\u00a0группы, стрелки переходят и\u00a0выбирают, занятое пропускается.',
  },
  screenReader: {
    en: 'A radio group or a list; while it is shut the reason is read with it.',
    ru: 'Группа или список; пока закрыто, читается причина.',
  },
  do: [
    { en: 'Give the reason why there are no times yet.', ru: 'Скажите, почему времени ещё нет.' },
  ],
  dont: [
    { en: 'Let it be typed freely: there are slots.', ru: 'Давать писать свободно: есть слоты.' },
  ],
};
