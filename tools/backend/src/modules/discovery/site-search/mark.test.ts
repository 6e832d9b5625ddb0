import { describe, expect, test } from 'vitest';
import { excerptOf, mark } from './mark.ts';

const isSought = (word: string) => word.startsWith('ключ');
const said = (parts: { text: string; found: boolean }[]) =>
  parts.map(({ text, found }) => (found ? `[${text}]` : text)).join('');

test.each([
  ['', ''],
  ['Ключи сразу', '[Ключи] сразу'],
  ['Дом и ключи', 'Дом и [ключи]'],
  ['Без них', 'Без них'],
])('of «%s» is marked %s', (text, marked) => {
  expect(said(mark(text, isSought))).toBe(marked);
});

describe('an excerpt', () => {
  const long = 'Слово за словом идёт рассказ о доме и дворе. '.repeat(8);

  test('is empty where nothing is found', () => {
    expect(excerptOf(long, isSought)).toEqual([]);
  });

  test('begins with its sentence and is no longer than two lines', () => {
    const words = said(excerptOf(`${long}Потом дают ключи. ${long}`, isSought));
    expect(words).toMatch(/^Потом дают \[ключи\]\. Слово/);
    expect(words.length).toBeLessThan(190);
    expect(words.endsWith('\u00a0…')).toBe(true);
  });

  test('begins with a word where its sentence is too long', () => {
    const words = said(excerptOf(`${'слово '.repeat(60)}ключи`, isSought));
    expect(words).toMatch(/^… слово .*\[ключи\]$/);
  });

  test('shows the place with the most of what is sought', () => {
    const both = (word: string) => isSought(word) || word === 'дом';
    const words = said(excerptOf(`Дом. ${'слово '.repeat(60)}. Ключи и дом.`, both));
    expect(words).toContain('[Ключи] и [дом]');
  });
});
