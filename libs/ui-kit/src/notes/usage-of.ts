import type { ComponentNotes, Words } from './component-notes.ts';

/** All that the notes of a component say, in Russian: Markdown of paragraphs and lists, above its examples in Storybook and in the style guide. */
export const usageOf = ({ keyboard, screenReader, do: use, dont }: ComponentNotes): string =>
  [
    keyboard.ru,
    `**Скринридер.** ${screenReader.ru}`,
    '**Хорошо**',
    listOf(use),
    '**Не\u00a0стоит**',
    listOf(dont),
  ].join('\n\n');

const listOf = (texts: readonly Words[]) => texts.map(({ ru }) => `- ${ru}`).join('\n');
