import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` stops at the filter, `Enter` takes it off; without an address it is a button, and `Space` takes it off as well.',
    ru: '`Tab` встаёт на\u00a0фильтр, `Enter` снимает его; без адреса это кнопка, и\u00a0`Пробел` тоже снимает.',
  },
  screenReader: {
    en: 'A link or a button whose name says what is taken off.',
    ru: 'Ссылка или кнопка, название которой говорит, что она снимает.',
  },
  do: [
    {
      en: 'Give an address: taking a filter off works without JavaScript.',
      ru: 'Давайте адрес: фильтр снимется и без JavaScript.',
    },
  ],
  dont: [{ en: 'Use it to choose: that is a `Chip`.', ru: 'Выбирать им: для этого есть `Chip`.' }],
};
