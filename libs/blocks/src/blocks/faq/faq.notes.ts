import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'As Accordion of the kit: `Tab` along the questions, `Enter` and `Space` open.',
    ru: 'Как Accordion: `Tab` ведёт по вопросам, `Enter` и `Пробел` открывают.',
  },
  screenReader: {
    en: 'Each question is announced as expanded or collapsed; search engines get them as FAQPage.',
    ru: 'Вопрос объявляется раскрытым или свёрнутым; поисковики получают FAQPage.',
  },
  do: [{ en: 'Ask in the words of buyers.', ru: 'Спрашивайте словами покупателей.' }],
  dont: [{ en: 'Answer by an advertisement.', ru: 'Отвечать рекламой.' }],
};
