import { describe, expect, test } from 'vitest';
import { examples } from '@m30/api/examples';
import { facets } from '../../flats/catalogue.fixture.ts';
import { nextWishes } from './wish-next.ts';
import { wishViewOf } from './wish-view-of.ts';

const [vague, dear, both] = examples['Objects.ReadSentence'];
const view = wishViewOf(vague.input.text, vague.result, facets);
const plain = (words: string) => words.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
const sentenceOf = (href: string) => new URL(href, 'http://site.test').searchParams.get('q');

describe('what a page shows of a sentence', () => {
  test('its chips take their words out of the sentence', () => {
    expect(view.chips.map(({ label, href }) => [plain(label), sentenceOf(href)])).toEqual([
      ['2-комнатные', 'до 12 млн, чтобы уютно'],
      ['До 12 млн ₽', 'двушка, чтобы уютно'],
    ]);
  });

  test('every word that became nothing is told, with what it may mean', () => {
    expect(view.lost).toHaveLength(1);
    expect(view.lost[0]?.label).toBe('уютно');
    expect(sentenceOf(view.lost[0]?.meant[0]?.href ?? '')).toBe(
      'двушка до 12 млн, чтобы, с чистовой отделкой',
    );
  });

  test('the sentence is marked part by part', () => {
    expect(view.parts.map(({ is }) => is)).toEqual(['heard', 'quiet', 'heard', 'quiet', 'lost']);
    expect(view.parts.map(({ text }) => text).join('')).toBe(vague.input.text);
  });

  test('a limit that gives way is said with its new value, a wish that is given up in words', () => {
    const { easier } = wishViewOf(dear?.input.text ?? '', dear?.result ?? vague.result, facets);
    expect(easier.map(({ label, href }) => [plain(label), href])).toEqual([
      ['До 7,2 млн ₽', '/katalog?rooms=2&priceTo=7200000'],
      ['С любым числом комнат', '/katalog?priceTo=3000000'],
    ]);
  });
});

test('two parts that give way together are said together', () => {
  const { easier } = wishViewOf(both?.input.text ?? '', both?.result ?? vague.result, facets);
  expect(easier.map(({ label, href }) => [plain(label), href])).toEqual([
    ['До 14,1 млн ₽, с любым светом и видом', '/katalog?rooms=4&priceTo=14100000'],
  ]);
});

test('a way is one chip with the place that its address was taken for', () => {
  const text = 'полчаса до Невского 28 на метро';
  const way = { commute: 30, commuteBy: 'metro' as const, work: '59.9358,30.3259' };
  const { chips } = wishViewOf(
    text,
    {
      ...vague.result,
      filters: way,
      understood: [{ start: 0, end: text.length, filters: way }],
      notUnderstood: [],
      addresses: [{ start: 11, end: 22, text: 'Невского 28', label: 'Невский проспект, 28' }],
    },
    facets,
  );
  expect(chips.map(({ label }) => plain(label))).toEqual([
    'Невский проспект, 28: на метро до 30 мин',
  ]);
});

describe('how a sentence may go on', () => {
  test.each([
    ['двушка, балк', true, 'двушка, балкон'],
    ['кол', true, 'Колоннада'],
    ['двушка', false, 'двушка, до 12 млн'],
  ])('«%s»', (sentence, lost, first) => {
    const filters = sentence.startsWith('двушка') ? { rooms: ['2' as const] } : {};
    expect(nextWishes(sentence, filters, lost, ['Колоннада'])[0]?.words).toBe(first);
  });
});
