import { describe, expect, it, test } from 'vitest';
import fc from 'fast-check';
import { openEmbedded } from './embedded.ts';
import { nearWord } from './near-word.ts';
import { normaliseAddress } from './normalise-address.ts';

const { geocoder } = openEmbedded();
const found = async (text: string) => (await geocoder.find(text))?.label;

test.each([
  ['Невский проспект, 28', 'Невский проспект, 28'],
  ['невский пр-т д. 28', 'Невский проспект, 28'],
  ['Санкт-Петербург, Невский пр., д. 28, корп. 2', 'Невский проспект, 28'],
  ['наб. реки Фонтанки 5', 'Набережная реки Фонтанки, 21'],
  ['ул. Дыбенко', 'Улица Дыбенко'],
  ['метро Пушкинская', 'метро «Пушкинская»'],
  ['м. «Чёрная речка»', 'метро «Черная речка»'],
  ['метро «Невский проспект»', 'метро «Невский проспект»'],
  ['Пушкин', 'Пушкин'],
  ['г. Пушкин', 'Пушкин'],
  ['Мурино', 'Мурино'],
  ['Автово', 'Автово'],
  ['метро «Автово»', 'метро «Автово»'],
  ['дворцовая площадь', 'Дворцовая площадь'],
  ['лиговкий проспект 87', 'Лиговский проспект, 87'],
  ['Ленинградская обл., Кудрово', 'Кудрово'],
])('«%s» is %s', async (text, label) => {
  expect((await found(text))?.replaceAll('ё', 'е')).toBe(label);
});

test.each([
  'Тверская улица, 1000 Москва',
  'абвгдежз',
  '',
  ' ',
  '28',
  '!!!',
  'constructor',
  'valueOf toString',
])('«%s» is nowhere', async (text) => {
  expect(await found(text)).toBeUndefined();
});

describe('a house', () => {
  test.each([
    ['Невский, 28', true, ''],
    ['Невский проспект, 41', false, 'дома 41 на карте нет, взят ближайший известный'],
    ['Улица Дыбенко, 7', false, 'номеров домов этой улицы на карте нет, взята её середина'],
    ['Невский проспект', false, ''],
  ])('of «%s» is never guessed without a word', async (text, exact, note) => {
    expect(await geocoder.find(text)).toMatchObject({ exact, note });
  });

  it('is named by its place, and a place beside it by what is nearby', async () => {
    const house = await geocoder.find('Невский проспект, 28');
    expect(geocoder.nameOf(house?.coordinate ?? [0, 0])).toBe('Невский проспект, 28');
    expect(geocoder.nameOf([59.9365, 30.3259])).toContain('рядом с');
    expect(geocoder.nameOf([55, 37])).toBe('точка 55.000, 37.000');
  });
});

describe('suggestions', () => {
  it('come while a word is being typed, best first, six at most', async () => {
    const places = await geocoder.suggest('моск');
    expect(places.length).toBeLessThanOrEqual(6);
    expect(places.length).toBeGreaterThan(2);
    expect(places.every(({ label }) => label.includes('Моск'))).toBe(true);
  });

  it('tell namesakes apart', async () => {
    const places = await geocoder.suggest('лиговский проспект');
    expect(places.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Лиговский проспект', 'метро «Лиговский проспект»']),
    );
  });

  it('are found again by their own words', async () => {
    const letters = fc.constantFrom(...'абвгдежзиклмнопрстухчшэюя');
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: letters, minLength: 2, maxLength: 3 }), async (text) => {
        for (const { label } of await geocoder.suggest(text))
          expect(await found(label)).toBe(label);
      }),
      { examples: [['ав']] },
    );
  });

  it('survive anything that is typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect((await geocoder.suggest(text)).length).toBeLessThanOrEqual(6);
      }),
    );
  });
});

test.each([
  ['1-я Советская ул., 5', ['1-я', 'советская', 'улица'], '5'],
  ['пр. Просвещения 32к1', ['проспект', 'просвещения'], '32к1'],
  ['СПб, Б. Морская, 18, лит. А', ['большая', 'морская', 'а'], '18'],
])('«%s» has words and a house', (text, words, house) => {
  expect(normaliseAddress(text)).toEqual({ words, house });
});

test.each([
  ['лиговский', 'лиговкий', true],
  ['лиговский', 'лигоовский', true],
  ['лиговский', 'лиговсикй', true],
  ['лиговский', 'леговский', true],
  ['лиговский', 'леговскей', false],
  ['мост', 'пост', false],
])('%s and %s: one slip at most is %s', (known, typed, near) => {
  expect(nearWord(known, typed)).toBe(near);
});
