import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: "Shown by hover and by the keyboard's focus, `Escape` takes it away. There is nothing to press within: that is Popover.",
    ru: 'Показывается наведением и\u00a0фокусом с\u00a0клавиатуры, `Esc` убирает. Нажимать внутри нечего: для этого есть Popover.',
  },
  screenReader: {
    en: 'Read as the description of its control.',
    ru: 'Читается как пояснение к кнопке.',
  },
  do: [{ en: 'Explain a control in one line.', ru: 'Поясняйте кнопку одной строкой.' }],
  dont: [
    {
      en: 'Hide what is needed to act: touch has no hover.',
      ru: 'Прятать в ней нужное: у пальца нет наведения.',
    },
  ],
};
