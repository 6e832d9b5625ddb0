import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'Digits write, with `float` a comma and a dot as well; other keys write nothing. Arrows and the wheel do not change the number.',
    ru: 'Пишут цифры, для `float` ещё запятая и\u00a0точка; прочие клавиши ничего не\u00a0пишут. Стрелки и\u00a0колесо числа не\u00a0меняют.',
  },
  screenReader: {
    en: 'A text field with a numeric keyboard on phones; hint and error are read with it.',
    ru: 'Текстовое поле, на телефоне с цифрами; подсказка и ошибка читаются с ним.',
  },
  do: [{ en: 'Say the unit by `after`.', ru: 'Единицу покажите в `after`.' }],
  dont: [
    {
      en: 'Use it for numbers that are not counted: phone, document. Use `MaskedField`.',
      ru: 'Писать им телефон и номер документа: есть `MaskedField`.',
    },
  ],
};
