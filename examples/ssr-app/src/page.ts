import type { BlockInput } from '@m30/blocks/server';

/** The page as editors wrote it: a list of blocks, which a real site reads from its database. */
export const page: BlockInput[] = [
  { type: 'header', tag: 'h2', text: 'Дом сдан, ключи выдают' },
  { type: 'text', html: '<p>Двор закрыт для машин, <a href="#map">до метро</a> пять минут.</p>' },
  {
    type: 'faq',
    title: 'Вопросы о доме',
    items: [{ question: 'Есть ли паркинг', html: '<p>Да, под двором.</p>' }],
  },
];
