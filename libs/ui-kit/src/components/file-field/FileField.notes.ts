import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Enter` or `Space` opens the window of the system. `Tab` goes on to the buttons that take a file back; after those the focus is on the field again.',
    ru: '`Enter` или `Пробел` открывает окно системы. `Tab` ведёт дальше\u00a0— к\u00a0кнопкам, которые убирают файл; после них фокус снова на\u00a0поле.',
  },
  screenReader: {
    en: 'The native file input with its label; what was refused is announced, and progress has a name of its own.',
    ru: 'Родное поле файла; отказ объявляется, у хода отправки есть название.',
  },
  do: [
    {
      en: 'Say types and the largest size in the hint.',
      ru: 'Назовите в подсказке виды и предел размера.',
    },
  ],
  dont: [
    {
      en: 'Rely on dropping: not everybody can.',
      ru: 'Полагаться на перетаскивание: так умеют не все.',
    },
  ],
};
