import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { drawOnServer } from './eager.ts';
import { Blocks } from './index.ts';
import { parseBlocks } from './server.ts';

drawOnServer();

const picture = { id: 'yard', alt: '', width: 1280, height: 800 };
const video = '/media/video/loop.mp4';
const document = { type: 'file', label: 'Договор', file: { src: '/media/d.pdf', type: 'pdf' } };
const svg = '<svg viewBox="0 0 8 8"><path d="M0 0h8"/></svg>';
const period = { current: 120, min: 12, max: 360 };

/**
 * The fields that the specification names for each block (§2, §3) and no others, with words that a visitor must then see. Where it
 * names none, the least that the block is about.
 */
const SPECIFIED: readonly [type: string, fields: object, seen: readonly string[]][] = [
  ['buttonform', { typeform: 'showroom' }, ['Оставить заявку', 'data-modal-trigger="showroom"']],
  ['buttonform', { typeform: 'showroom', label: '' }, ['Оставить заявку']],
  ['buttonform', {}, ['Оставить заявку', 'data-modal-trigger="callRequest"']],
  ['text', { html: '<p>Слова</p>' }, ['Слова']],
  ['image', { picture }, ['yard']],
  ['image', { picture, enlarge: null, description: '', button: null }, ['yard']],
  [
    'image',
    {
      picture,
      enlarge: true,
      description: 'Двор',
      button: { type: 'frame', label: 'Тур', src: '/t' },
    },
    ['Увеличить', 'Двор', 'data-modal-trigger="OSFrameModal"'],
  ],
  ['image', { picture: { src: '/media/plan.svg' } }, ['/media/plan.svg']],
  ...(['h2', 'h3', 'h4', 'h5', 'h6'] as const).map((tag): (typeof SPECIFIED)[number] => [
    'header',
    { tag, text: 'Слово' },
    [`<${tag}`, 'Слово'],
  ]),
  ['header', { tag: 'h1', text: 'Слово' }, ['<h2']],
  ['header', { tag: 'h2', color: '', text: 'Слово' }, ['data-color="ink"']],
  ['header', { tag: null, color: null, text: 'Слово' }, ['<h2']],
  ['header', { tag: 'h2', color: '#ffcc00', text: 'Слово' }, ['#ffcc00']],
  ['header', { tag: 'h2', color: 'rgb(1 2 3)', text: 'Слово' }, ['data-color="ink"']],
  ['list', { title: 'Итоги', factoids: [{ value: '9', text: 'домов' }] }, ['Итоги', 'домов']],
  ['blocks', { kind: 'ideology', items: [{ title: 'Идея', text: 'Слова' }] }, ['Идея']],
  ['blocks', { kind: 'icon', items: [{ title: 'Ключ', html: '<p>а</p>' }] }, ['Подробнее', 'Ключ']],
  [
    'blocks',
    { kind: 'icon', items: [{ title: 'Ключ', icon: null, text: '', html: '' }] },
    ['Ключ'],
  ],
  ['blocks', { kind: 'partners', items: [{ name: 'Бюро', logo: null, link: '' }] }, ['Бюро']],
  ['link', { items: [{ title: 'Студии', link: '/katalog' }] }, ['Студии', 'Подробнее']],
  ['video', { src: video }, ['Видео']],
  ['video', { embed: 'https://rutube.ru/play/embed/1/', title: '' }, ['Видео']],
  [
    'reviews_slider',
    { items: [{ icon: null, date: 'октябрь 2026', title: 'Нина', photo: picture, video: null }] },
    ['октябрь 2026', 'Нина', '1 фотография'.replace(' ', '\u00a0')],
  ],
  ['reviews_slider', { items: [{ title: 'Нина', video }] }, ['Смотреть видео']],
  ['reviews_slider', { items: [{ title: 'Нина', photo: '/media/a.webp' }] }, ['/media/a.webp']],
  ['reviews_slider', { items: [{ icon: 'https://x.example/a.png', text: 'Да' }] }, ['Да']],
  ['video_slider', { items: [{ src: video }] }, ['Видео']],
  ['photo_slider', { pictures: [picture] }, ['yard']],
  ['slider', { items: [{ title: 'Двор', text: '', picture: null, link: null }] }, ['Двор']],
  ['map', {}, ['/obekty']],
  ['accordion', { items: [{ documents: [document] }] }, ['Документы', 'Договор']],
  ['accordion', { items: [{ documents: [{ ...document, label: null }] }] }, ['Без названия']],
  ['files', { items: [document, { type: 'link', label: '', link: '/ddu' }] }, ['Без названия']],
  ['files', { title: 'Документы', items: null }, []],
  ['files', { items: [] }, []],
  ['table', { rows: [['Дом', '3']] }, ['<table', 'aria-label="Таблица"']],
  ['calculator', { sum: 6_400_000, rate: 17.5, rateNew: 6, period }, ['Расчёт предварительный']],
  ['cards', { items: [{ title: 'Причал', img: null, discount: null }] }, ['Причал']],
  ['cards', { items: [{ title: 'Риф', img: 'https://x.example/a.png' }] }, ['Риф']],
  [
    'cards',
    { items: [{ title: 'Риф', img: '', discount: { value: '3 %', caption: '' } }] },
    ['3 %'],
  ],
  ['button', { url: '/katalog', target: '_self' }, ['Подробнее', 'target="_self"']],
  ['button', { url: '/katalog', target: '_parent' }, ['target="_parent"']],
  ['button', { url: '/katalog', target: '' }, ['Подробнее']],
  ['button', { url: 'https://x.example/', target: '_self' }, ['target="_self"']],
  ['button', { url: 'https://x.example/' }, ['target="_blank"']],
  ['svg', { svg }, ['aria-hidden="true"']],
  ['roubleblock', { items: [{ sum: 5, prefix: '', text: 'взнос', note: null }] }, ['взнос']],
];

describe.each(SPECIFIED)('%s of %j', (type, fields, seen) => {
  it('is on the page', () => {
    const onDrop = vi.fn();
    const parsed = parseBlocks([{ type, ...fields }], { onDrop });
    expect(onDrop.mock.calls).toEqual([]);
    const html = renderToStaticMarkup(<Blocks blocks={parsed} />);
    for (const words of seen) expect(html).toContain(words);
  });

  it.each(['title', 'text', 'description', 'theme', 'anchor', 'width'])(
    'is there with %s left empty, too',
    (field) => {
      const had: unknown = Reflect.get(fields, field);
      const value = had ?? '';
      const again = parseBlocks([{ type, ...fields, [field]: value }]);
      expect(again.map((block) => block.type)).toEqual([type]);
    },
  );
});

/** A list of each block, an item of it that is right, and the words by which that is known. */
const LISTS: readonly [type: string, list: string, item: object, seen: string, rest?: object][] = [
  ['reviews_slider', 'items', { title: 'Нина', text: 'Да' }, 'Нина'],
  ['accordion', 'items', { title: 'Вопрос', html: 'а' }, 'Вопрос'],
  ['files', 'items', document, 'Договор'],
  ['cards', 'items', { title: 'Причал' }, 'Причал'],
  ['slider', 'items', { title: 'Двор' }, 'Двор'],
  ['video_slider', 'items', { title: 'Облёт', src: video }, 'Облёт'],
  ['photo_slider', 'pictures', { ...picture, caption: 'Двор' }, 'yard'],
  ['link', 'items', { title: 'Студии', link: '/katalog' }, 'Студии'],
  ['list', 'items', { text: 'Пункт' }, 'Пункт'],
  ['blocks', 'items', { title: 'Ключ' }, 'Ключ', { kind: 'icon' }],
  ['roubleblock', 'items', { sum: 5, text: 'взнос' }, 'взнос'],
  ['table', 'rows', ['Дом', '3'], 'Дом'],
];

it.each(LISTS)('%s keeps the neighbours of a bad one in its %s', (type, list, item, seen, rest) => {
  const onWarn = vi.fn();
  for (const bad of [{}, null, 'x', 5, { title: 7, link: 'javascript:x', sum: '' }]) {
    const parsed = parseBlocks([{ type, ...rest, [list]: [bad, item, bad] }], { onWarn });
    expect(renderToStaticMarkup(<Blocks blocks={parsed} />), JSON.stringify(bad)).toContain(seen);
  }
  expect(onWarn).toHaveBeenCalled();
});

it('draws an h1 as such where the page has none', () => {
  const parsed = parseBlocks([{ type: 'header', tag: 'h1', text: 'Слово' }]);
  expect(renderToStaticMarkup(<Blocks blocks={parsed} titled={false} />)).toContain('<h1');
});
