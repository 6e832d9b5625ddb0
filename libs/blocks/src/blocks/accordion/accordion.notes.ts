import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'As Accordion of the kit: `Tab` along the rows, `Enter` and `Space` open.',
    ru: 'Как Accordion: `Tab` ведёт по строкам, `Enter` и `Пробел` открывают.',
  },
  screenReader: {
    en: 'Each row is announced as expanded or collapsed; a document says its type and size.',
    ru: 'Строка объявляется раскрытой или свёрнутой; у документа читаются вид и размер.',
  },
  do: [
    {
      en: 'Put details that a part of the readers wants.',
      ru: 'Кладите подробности для части читателей.',
    },
  ],
  dont: [
    {
      en: 'Hide conditions that everybody has to know.',
      ru: 'Прятать условия, которые обязаны знать все.',
    },
  ],
};
