import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Enter` and `Space` press it; with an address it is a link, which `Enter` opens.',
    ru: '`Enter` и\u00a0`Пробел` нажимают; с\u00a0адресом это ссылка, её открывает `Enter`. Название читается вслух и\u00a0видно в\u00a0подсказке браузера.',
  },
  screenReader: {
    en: 'Its `label` is its name, and the browser shows it as a hint; a pressed one is announced so.',
    ru: 'Название — `label`, его же показывает подсказка; нажатая объявляется нажатой.',
  },
  do: [
    {
      en: 'Use it for icons that everybody knows: close, heart, compare.',
      ru: 'Берите известные знаки: закрыть, сердце, сравнить.',
    },
  ],
  dont: [
    {
      en: 'Change `label` with the state of a toggle: `aria-pressed` says that.',
      ru: 'Менять `label` при нажатии: об этом говорит `aria-pressed`.',
    },
  ],
};
