import { expect, test } from 'vitest';
import { typeset } from './typography.ts';

test.each([
  ['дом у воды', 'дом у_воды'],
  ['Дом — это дом', 'Дом_— это дом'],
  ['от 12 000 000 ₽ за 43,4 м²', 'от_12_000_000_₽ за_43,4_м²'],
  ['№ 214-ФЗ', '№_214\u2060-\u2060ФЗ'],
  ['<p>в доме</p>', '<p>в_доме</p>'],
  ['Лиговский пр., 87', 'Лиговский пр., 87'],
  ['Дом - это "Канал 9"', 'Дом_— это «Канал_9»'],
  ['сказали: "смотрите "Залив" сами"', 'сказали: «смотрите „Залив“ сами»'],
  ['<p>"<b>Сосны</b>" рядом</p><p>"тут"</p>', '<p>«<b>Сосны</b>» рядом</p><p>«тут»</p>'],
  ['<a href="/a - b">"к дому"</a>...', '<a href="/a - b">«к_дому»</a>…'],
  ['<p>ответ в <a href="/lk">кабинете</a></p>', '<p>ответ в_<a href="/lk">кабинете</a></p>'],
  ['Если что-то не так', 'Если что\u2060-\u2060то_не_так'],
  ['Из-за дождя в 2014-м', 'Из\u2060-\u2060за_дождя в_2014\u2060-\u2060м'],
  ['по телефону +7 (812) 330-30-30', 'по_телефону +7_(812)_330\u2060-\u206030\u2060-\u206030'],
  ['с 1 по 31 декабря 2026 года', 'с_1 по_31_декабря 2026_года'],
  ['2 < 3 и "да"', '2 < 3 и_«да»'],
])('«%s» is set as «%s»', (text, set) => {
  expect(typeset({ text }).text.replaceAll('\u00A0', '_')).toBe(set);
});

test('the words of a link are set, its address is not', () => {
  const link = { label: 'Классы и цены', link: '/a b' };
  expect(typeset({ link })).toEqual({ link: { label: 'Классы и\u00A0цены', link: '/a b' } });
});

test('what is set is set once', () => {
  const text = 'Дом - это "Канал 9" ... от 12 000 ₽';
  expect(typeset(typeset({ text }))).toEqual(typeset({ text }));
});

test('addresses and names of things are left alone', () => {
  const block = { type: 'text', link: '/a b', html: '<a href="/katalog?a=1">к дому</a>' };
  expect(typeset([block])).toEqual([{ ...block, html: '<a href="/katalog?a=1">к\u00A0дому</a>' }]);
});
