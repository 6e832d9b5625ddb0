import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'Knows no keys itself: `Tab` goes along the fields within; a disabled group takes no focus.',
    ru: 'Сам клавиш не\u00a0знает: `Tab` ведёт по\u00a0полям внутри; в\u00a0закрытой группе фокус не\u00a0останавливается.',
  },
  screenReader: {
    en: 'A native `<fieldset>`: its legend is read before the first control within; hint and error are read with the group.',
    ru: 'Родной `<fieldset>`: имя группы читается перед первым полем, подсказка и ошибка — с группой.',
  },
  do: [
    { en: 'Group what answers one question.', ru: 'Собирайте то, что отвечает на один вопрос.' },
  ],
  dont: [{ en: 'Wrap a single field.', ru: 'Оборачивать одно поле.' }],
};
