import type { BlockExamples } from '../../define-block/define-block.ts';
import type { MapInput } from './map.schema.ts';

export const examples: BlockExamples<MapInput> = {
  minimal: {},
  full: {
    title: 'Куда приехать',
    text: 'Три площадки, которые можно посмотреть вместе с\u00a0инженером.',
    link: { label: 'Записаться', link: '/zayavka/showroom' },
    tab: 'objects',
    places: [
      {
        title: 'Шоурум «Канал\u00a09»',
        address: 'Курская\u00a0ул., 9',
        coordinate: [59.911, 30.356],
        link: '/obekty/kanal',
      },
      {
        title: '«Залив»',
        address: 'Васильевский остров, намыв',
        coordinate: [59.933, 30.206],
        link: '/obekty/zaliv',
      },
      {
        title: '«Сосны»',
        address: 'Репино, Приморское\u00a0ш., 420',
        coordinate: [60.168, 29.869],
        link: '/obekty/sosny',
      },
    ],
  },
  edge: {
    title: 'Картаобъектовкомпаниииофисовпродаж',
    vendor: 'svetly',
    office: 'murino',
    places: Array.from({ length: 12 }, (_, index) => ({
      title: index % 2 ? 'Дом' : 'Многофункциональныйкомплекс'.repeat(2),
      address: 'Ленинградская область, Всеволожский район, Мурино, Воронцовский бульвар, 12',
      coordinate: [59.8 + (index % 3) / 100, 30.1 + (index % 4) / 100] as [number, number],
      link: `/obekty/dom-${index}`,
    })),
  },
};
