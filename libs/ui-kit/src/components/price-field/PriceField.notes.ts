import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'Digits, comma and dot write. In focus the roubles are as one writes them; after `Tab` the sum has spaces and the rouble sign.',
    ru: 'Пишут цифры, запятая и\u00a0точка. В\u00a0фокусе\u00a0— рубли, как пишут от\u00a0руки; после `Tab`\u00a0— сумма с\u00a0пробелами и\u00a0знаком рубля.',
  },
  screenReader: {
    en: 'A text field; what could not be read as a sum is announced.',
    ru: 'Текстовое поле; о том, что не сумма, сказано вслух.',
  },
  do: [{ en: 'Hand the value over in kopecks.', ru: 'Передавайте значение в копейках.' }],
  dont: [{ en: 'Round what the visitor typed.', ru: 'Округлять введённое.' }],
};
