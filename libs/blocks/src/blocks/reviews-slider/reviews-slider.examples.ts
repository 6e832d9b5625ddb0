import type { BlockExamples } from '../../define-block/define-block.ts';
import type { ReviewsSliderInput } from './reviews-slider.schema.ts';

const yard = {
  id: 'svetly-courtyard',
  alt: 'Двор «Светлого двора» в\u00a0мае',
  width: 1280,
  height: 800,
  colour: '#778689',
};

export const examples: BlockExamples<ReviewsSliderInput> = {
  minimal: {
    items: [
      {
        title: 'Игорь Бельский',
        text: 'Принял за\u00a0час. Инженер показал, где перекрыть воду и\u00a0как снять показания счётчиков.',
      },
    ],
  },
  full: {
    title: 'Как прошло у\u00a0соседей',
    text: 'Рассказывают те, кто уже получил ключи.',
    link: { label: 'Все отзывы', link: '/otzyvy' },
    items: [
      {
        title: 'Нина Паршина',
        note: '«Светлый двор», студия',
        date: '2026-10-18',
        text: 'Нашли скол на\u00a0подоконнике. Заменили через неделю, приезжать второй раз не\u00a0пришлось: прислали фото.',
        photo: [yard, { ...yard, id: 'svetly-facade', alt: 'Фасад корпуса\u00a03' }],
      },
      {
        title: 'Тимур Ахметов',
        note: '«Светлый двор», 3\u2060-\u2060комнатная',
        date: '2026-11-02',
        text: 'Пришёл со\u00a0своим экспертом, спорить не\u00a0стали. Все четыре замечания внесли в\u00a0акт.',
        video: { title: 'Приёмка глазами жителя', src: '/media/video/loop.mp4' },
      },
      {
        title: 'Семья Орловых',
        note: '«Канал\u00a09», 2\u2060-\u2060комнатная',
        text: 'Планировку подобрали за\u00a0один вечер, договор подписали из\u00a0дома. На\u00a0стройку приезжали дважды: оба раза встретили и\u00a0показали этаж.',
      },
      {
        title: 'Ирина Лаптева',
        note: '«Залив», студия',
        date: '2026-09-30',
        text: 'Из\u00a0окна видно воду, как на\u00a0плане и\u00a0обещали.',
        video: { title: 'Вид из\u00a0окна', embed: 'https://rutube.ru/play/embed/zaliv/' },
        photo: [yard],
      },
    ],
  },
  edge: {
    title: 'Отзывыотехктоужеживётвнашихдомахнеменьшегода',
    items: Array.from({ length: 9 }, (_, index) => ({
      title: index % 2 === 0 ? 'А' : 'Анна-Мария Константинопольская-Преображенская',
      text:
        index % 3 === 0
          ? 'Хорошо.'
          : `Отзыв ${index + 1}. ${'Длинные слова о\u00a0доме. '.repeat(20)}`,
    })),
  },
};
