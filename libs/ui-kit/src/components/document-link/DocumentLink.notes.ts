import type { ComponentNotes } from '../../notes/component-notes.ts';

export const notes: ComponentNotes = {
  keyboard: {
    en: 'A plain link: `Tab` stops at it, `Enter` opens or downloads the file.',
    ru: 'Обычная ссылка: `Tab` встаёт на\u00a0неё, `Enter` открывает или скачивает файл.',
  },
  screenReader: {
    en: 'A link whose name ends with type and size of the file.',
    ru: 'Ссылка, в конце которой читаются вид и размер файла.',
  },
  do: [
    {
      en: 'Name the document as it is called, not as its file.',
      ru: 'Называйте документ, а не файл.',
    },
  ],
  dont: [{ en: 'Leave out `size` of large files.', ru: 'Умалчивать размер большого файла.' }],
};
