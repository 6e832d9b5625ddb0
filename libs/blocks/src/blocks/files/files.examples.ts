import type { BlockExamples } from '../../define-block/define-block.ts';
import type { FilesInput } from './files.schema.ts';

export const examples: BlockExamples<FilesInput> = {
  minimal: { items: [{ type: 'file', file: { src: '/media/documents/svetly-dkp.pdf' } }] },
  full: {
    title: 'Образцы договоров',
    text: 'Прочитайте до\u00a0встречи: менеджер ответит на\u00a0вопросы по\u00a0пунктам.',
    items: [
      {
        type: 'file',
        label: 'Договор участия в\u00a0долевом строительстве, «Залив»',
        file: { src: '/media/documents/zaliv-ddu.pdf', type: 'application/pdf', size: 184_320 },
      },
      { type: 'link', label: 'Что такое эскроу-счёт', link: '/ddu' },
      {
        type: 'link',
        label: 'Проектная декларация',
        link: 'https://xn--80az8a.xn--d1aqf.xn--p1ai/',
      },
    ],
    anchor: 'dokumenty',
  },
  edge: {
    title: 'Документы',
    items: Array.from({ length: 12 }, (_, index) => ({
      type: 'file' as const,
      label:
        index % 3 === 0 ? null : `${'Дополнительноесоглашение'.repeat((index % 3) * 2)} ${index}`,
      file: { src: `/media/documents/${index}.docx`, size: index * 1_000_000 },
    })),
    theme: 'deep',
  },
};
