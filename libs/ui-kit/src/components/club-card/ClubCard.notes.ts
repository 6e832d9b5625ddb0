import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'The card is a picture with a caption; links and buttons within work by keys as usual.',
    ru: 'Карта\u00a0— картинка с\u00a0подписью; ссылки и\u00a0кнопки внутри неё работают клавишами как обычно.',
  },
  screenReader: {
    en: 'Words of the card are read as text; the drawing behind them is silent.',
    ru: 'Слова карты читаются как текст; рисунок под ними молчит.',
  },
  do: [
    {
      en: 'Use it for something that is carried or shown.',
      ru: 'Берите для того, что носят с собой и предъявляют.',
    },
  ],
  dont: [
    { en: 'Put a form or a long text upon it.', ru: 'Класть на неё форму или длинный текст.' },
  ],
};
