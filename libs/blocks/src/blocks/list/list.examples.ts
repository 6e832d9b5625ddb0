import type { BlockExamples } from '../../define-block/define-block.ts';
import type { ListInput } from './list.schema.ts';

export const examples: BlockExamples<ListInput> = {
  minimal: {
    items: [
      { text: 'Паспорт каждого собственника' },
      { text: 'Договор участия в\u00a0долевом строительстве' },
    ],
  },
  full: {
    title: 'Из\u00a0чего складывается тишина',
    items: [
      { title: 'Окна', text: 'Двухкамерные стеклопакеты с\u00a0внешним стеклом 6\u00a0мм.' },
      { title: 'Стены', text: 'Между квартирами\u00a0— 200\u00a0мм газобетона и\u00a0слой ваты.' },
      {
        title: 'Полы',
        text: 'Стяжка плавает на\u00a0упругой подложке и\u00a0не\u00a0касается стен.',
      },
      { title: 'Лифты', text: 'Шахты стоят отдельно от\u00a0несущих стен.' },
    ],
    factoids: [
      { value: '54\u00a0дБ', text: 'гасит стена между квартирами' },
      { value: '38\u00a0дБ', text: 'гасит окно на\u00a0проспект' },
    ],
    theme: 'paper',
    anchor: 'tishina',
  },
  edge: {
    title: 'Шумоизоляционнаятеплоэнергоэффективность',
    items: Array.from({ length: 15 }, (_, index) => ({
      ...(index % 2 === 0 && { title: `Пункт ${index + 1} ${'безпробелов'.repeat(index)}` }),
      text: 'Слово '.repeat(1 + index * 4),
    })),
    factoids: [{ value: '1\u00a0234\u00a0567,89\u00a0м²', text: 'слово '.repeat(40).trim() }],
    theme: 'deep',
  },
};
