import { living, yard } from '../../core/picture/pictures.fixture.ts';
import type { BlockExamples } from '../../define-block/define-block.ts';
import type { KindsInput } from './blocks.schema.ts';

export const examples: BlockExamples<KindsInput> = {
  minimal: {
    kind: 'ideology',
    title: 'Как мы строим',
    items: [
      {
        title: 'Сначала двор, потом дом',
        text: 'Проект начинается с\u00a0того, где будут играть дети и\u00a0куда упадёт тень.',
        picture: yard,
      },
      {
        title: 'Один подрядчик отвечает за\u00a0всё',
        text: 'Не\u00a0на\u00a0кого кивать\u00a0— значит, делаем сразу.',
      },
    ],
  },
  full: {
    kind: 'icon',
    title: 'Что входит в\u00a0передачу',
    items: [
      {
        icon: 'key',
        title: 'Ключи от\u00a0всего',
        text: 'Квартира, подъезд, колясочная и\u00a0почтовый ящик.',
        html: '<p>Метка для парковки выдаётся отдельно, в\u00a0<a href="/kontakty">офисе управляющей компании</a>.</p><ul><li>две метки на\u00a0квартиру</li><li>третья\u00a0— по\u00a0заявлению</li></ul>',
      },
      { icon: 'document', title: 'Паспорт квартиры', text: 'Все марки и\u00a0сроки службы.' },
      { icon: 'phone', title: 'Номер инженера', text: 'На\u00a0пять лет гарантии.' },
    ],
    theme: 'paper',
  },
  edge: {
    kind: 'partners',
    title: 'Партнёры',
    items: Array.from({ length: 9 }, (_, index) => ({
      name: `Бюро ${'Длинноеимя'.repeat(index + 1)}`,
      ...(index % 3 === 0 && { logo: living }),
      ...(index % 2 === 0 && { link: 'https://xn--80az8a.xn--d1aqf.xn--p1ai/' }),
      ...(index % 4 === 0 && { text: 'Проектирует инженерные сети '.repeat(4) }),
    })),
    theme: 'deep',
  },
};
