import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'On a handle: arrows by a step, `Page Up` and `Page Down` by much, `Home` and `End` to the end, as far as the other handle lets. In an input `Enter` takes the number.',
    ru: 'На\u00a0ручке: стрелки\u00a0— на\u00a0шаг, `Page Up` и\u00a0`Page Down`\u00a0— на\u00a0много, `Home` и\u00a0`End`\u00a0— до\u00a0края, насколько пускает вторая ручка. В\u00a0поле: `Enter` принимает число.',
  },
  screenReader: {
    en: 'Two sliders with names and spoken values, and the same as two inputs.',
    ru: 'Два ползунка с названиями и значениями словами, и те же числа в двух полях.',
  },
  do: [
    { en: 'Let the bounds be those of what is on sale.', ru: 'Границы — те, что есть в продаже.' },
  ],
  dont: [
    {
      en: 'Filter while it is dragged: filter when it is let go.',
      ru: 'Отбирать, пока тянут: отбирайте, когда отпустят.',
    },
  ],
};
