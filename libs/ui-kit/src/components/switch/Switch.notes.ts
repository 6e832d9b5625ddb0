import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` stops at the switch, `Space` turns it on and off.',
    ru: '`Tab` встаёт на\u00a0переключатель, `Пробел` включает и\u00a0выключает.',
  },
  screenReader: {
    en: 'A switch with its label, «on» or «off».',
    ru: 'Переключатель с подписью, «включён» или «выключен».',
  },
  do: [
    { en: 'Use it for what takes effect at once.', ru: 'Берите для того, что действует сразу.' },
  ],
  dont: [
    {
      en: 'Put it into a form that is sent by a button: that is a `Checkbox`.',
      ru: 'Класть в форму с кнопкой: там `Checkbox`.',
    },
  ],
};
