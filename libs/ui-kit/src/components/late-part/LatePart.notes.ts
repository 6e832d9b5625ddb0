import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'Reached by the keyboard it loads; the focus within the fallback goes over to the part.',
    ru: 'С клавиатуры часть подгружается, когда до неё дошли; фокус из заглушки переходит в неё.',
  },
  screenReader: {
    en: 'The fallback is read until the part is there.',
    ru: 'Пока части нет, читается заглушка.',
  },
  do: [
    { en: 'Let the fallback take the same room.', ru: 'Пусть заглушка занимает столько же места.' },
  ],
  dont: [{ en: 'Load what is seen first by it.', ru: 'Грузить им то, что видно первым.' }],
};
