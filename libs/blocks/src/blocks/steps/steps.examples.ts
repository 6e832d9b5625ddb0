import type { BlockExamples } from '../../define-block/define-block.ts';
import type { StepsInput } from './steps.schema.ts';

export const examples: BlockExamples<StepsInput> = {
  minimal: { items: [{ title: 'Выберите квартиру' }, { title: 'Забронируйте на\u00a0сутки' }] },
  full: {
    title: 'Как проходит сделка',
    text: 'От\u00a0брони до\u00a0регистрации\u00a0— около двух недель.',
    items: [
      {
        title: 'Бронь',
        name: 'Бронь',
        needs: 'Телефон и\u00a0код из\u00a0СМС',
        time: '5\u00a0минут',
        cost: '0\u00a0₽',
        picture: {
          src: '/media/spots/spot-hold.svg',
          alt: 'Часы и\u00a0ключ',
          width: 480,
          height: 360,
        },
        html: '<p>Бесплатная, на\u00a024\u00a0часа. Цена не\u00a0меняется.</p>',
      },
      {
        title: 'Одобрение банка',
        time: '1–3\u00a0дня',
        html: '<p>Заявка уходит сразу в\u00a0несколько банков, <a href="/kak-kupit/ipoteka">программы здесь</a>.</p>',
      },
      { title: 'Подпись и\u00a0регистрация', time: 'до\u00a07\u00a0рабочих дней' },
    ],
  },
  edge: {
    title: 'Шаги',
    items: Array.from({ length: 14 }, (_, index) => ({
      title: `Шаг ${index + 1} ${'безпробелов'.repeat(index)}`,
      ...(index % 2 === 0 && { html: '<table><tr><td>строка</td></tr></table>' }),
      ...(index % 3 === 0 && { time: 'долго '.repeat(12).trim() }),
    })),
    theme: 'deep',
  },
};
