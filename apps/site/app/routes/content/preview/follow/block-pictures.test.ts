import { expect, test } from 'vitest';
import { requestKey } from '../../../../components/site-blocks/blocks-data.ts';
import { picturesOf, placesOf, type WrittenBlock } from './block-pictures.ts';

const header = (text: string): WrittenBlock => ({ type: 'header', text });
const lots = (query: string): WrittenBlock => ({ type: 'lots', query, limit: 3 });
const found = { [requestKey({ query: 'rooms=2', limit: 3 })]: { total: 1, lots: [] } } as never;

const first = picturesOf([header('Один'), header('Два'), lots('rooms=2')], [], found);

const wordsOf = (pictures: typeof first) =>
  pictures.map(({ shown }) => shown.map(({ props }) => ('text' in props ? props.text : '')).join());

test('what is written is shown, and what is not touched keeps its very picture', () => {
  const next = picturesOf([header('Раз'), header('Два'), lots('rooms=2')], first, found);
  expect(wordsOf(next)).toEqual(['Раз', 'Два', '']);
  expect(next[1]).toBe(first[1]);
  expect(next.map(({ state }) => state)).toEqual(['right', 'right', 'right']);
});

test('a block with a mistake keeps its last good picture until it is right again', () => {
  const wrong = picturesOf([header(''), header('Два')], first, found);
  expect(wordsOf(wrong)).toEqual(['Один', 'Два']);
  expect(placesOf(wrong, 'wrong')).toEqual([0]);
  const moved = picturesOf([header('Два'), header('')], wrong, found);
  expect([wordsOf(moved), placesOf(moved, 'wrong')]).toEqual([['Два', 'Один'], [1]]);
  const right = picturesOf([header('Снова'), header('Два')], wrong, found);
  expect([wordsOf(right), placesOf(right, 'wrong')]).toEqual([['Снова', 'Два'], []]);
});

test('a block that was never good shows the note of the saved preview', () => {
  const [picture] = picturesOf([{ type: 'faq', items: [] }], [], {});
  expect(picture).toMatchObject({ state: 'wrong', shown: [{ type: '!dropped' }] });
});

test('lots that the server has not found yet wait for it with the picture before', () => {
  const next = picturesOf([header('Один'), header('Два'), lots('rooms=3')], first, found);
  expect(placesOf(next, 'waiting')).toEqual([2]);
  expect(next[2]?.shown).toBe(first[2]?.shown);
});

test('HTML that is told is cleaned like HTML that is stored', () => {
  const html = '<p>Да<script>alert(1)</script><img src=x onerror=alert(1)></p>';
  const [picture] = picturesOf([{ type: 'text', html }], [], {});
  expect(JSON.stringify(picture?.shown)).not.toMatch(/script|onerror|alert/);
});
