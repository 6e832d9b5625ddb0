import { facade, keys, yard } from '../../core/picture/pictures.fixture.ts';
import type { BlockExamples } from '../../define-block/define-block.ts';
import type { LinkInput } from './link.schema.ts';

export const examples: BlockExamples<LinkInput> = {
  minimal: {
    items: [{ title: 'Студии до\u00a07\u00a0млн\u00a0₽', link: '/katalog?rooms=studio' }],
  },
  full: {
    title: 'С\u00a0чего начать выбор',
    items: [
      {
        title: 'Квартиры у\u00a0воды',
        caption: 'Вид на\u00a0залив и\u00a0каналы',
        link: '/katalog?options=water',
        picture: facade,
      },
      {
        title: 'Дома с\u00a0ключами',
        caption: 'Въехать можно сразу',
        link: '/katalog?handover=done',
        picture: keys,
      },
      {
        title: 'Семейные дворы',
        caption: 'Три и\u00a0больше комнат',
        link: '/katalog?rooms=3',
        picture: yard,
      },
    ],
  },
  edge: {
    title: 'Подборки',
    items: Array.from({ length: 7 }, (_, index) => ({
      title: `Подборка ${index + 1} ${'многословная '.repeat(index * 2)}`.trim(),
      link: index % 2 === 0 ? '/katalog' : 'https://xn--80az8a.xn--d1aqf.xn--p1ai/',
      ...(index % 2 === 0 && { caption: `${'подпись'.repeat(index * 4 + 1)}` }),
      ...(index % 3 === 0 && { picture: yard }),
    })),
    theme: 'deep',
  },
};
