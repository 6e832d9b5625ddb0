import type { ComponentNotes } from '@m30/ui-kit/testing';

export const notes: ComponentNotes = {
  keyboard: {
    en: '`Tab` goes along its links, `Enter` opens.',
    ru: '`Tab` ведёт по ссылкам, `Enter` открывает.',
  },
  screenReader: {
    en: 'Links that end with type and size of the file.',
    ru: 'Ссылки, в конце которых вид и размер файла.',
  },
  do: [{ en: 'Name documents by what they are.', ru: 'Называйте документ тем, что он есть.' }],
  dont: [{ en: 'Upload scans without text.', ru: 'Класть сканы без текста.' }],
};
