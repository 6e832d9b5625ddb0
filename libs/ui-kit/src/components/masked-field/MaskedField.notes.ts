import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'Digits write, signs of the mask come by themselves; `Backspace` and `Delete` take digits off in the middle as well, the caret stays. What is pasted replaces everything, however it was written.',
    ru: 'Цифры пишут, знаки маски встают сами; `Backspace` и\u00a0`Delete` стирают цифры и\u00a0в\u00a0середине, курсор остаётся на\u00a0месте. Вставленное целиком заменяет всё, как\u00a0бы ни\u00a0было записано.',
  },
  screenReader: {
    en: 'A text field; what was replaced or cannot be is announced in words.',
    ru: 'Текстовое поле; о замене и невозможном сказано вслух словами.',
  },
  do: [
    {
      en: 'Choose the mask by its name: keyboard and `autocomplete` follow.',
      ru: 'Выбирайте маску по имени: клавиатура и автозаполнение придут с ней.',
    },
  ],
  dont: [
    {
      en: 'Mask what has no fixed form: names, addresses.',
      ru: 'Накладывать маску на имя и адрес.',
    },
  ],
};
