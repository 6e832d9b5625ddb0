import { expect, test } from 'vitest';
import { named, titlesOf } from './titles-of.ts';

const source = String.raw`
  describe('a form', () => {
    it("keeps what's typed", () => {});
    test.each([['of one row', 1], ["of another", 2]])('%s is %i', () => {});
    test.skip(
      ${'`'}on ${'${'}device}${'`'},
      () => expect('a text').toBe('a text'),
    );
  });`;

test('titles are those of groups, tests and rows, whatever their quotes', () => {
  expect(titlesOf(source)).toEqual([
    'a form',
    "keeps what's typed",
    'of one row',
    'of another',
    '%s is %i',
    'on ${device}',
  ]);
});

test('a text names the title that is just it, else all that hold it', () => {
  const titles = ['photoSlider', 'photoSlider of a complex', 'login'];
  expect(named(titles, 'photoSlider')).toEqual(['photoSlider']);
  expect(named(titles, 'Slider')).toEqual(['photoSlider', 'photoSlider of a complex']);
  expect(named(titles, 'cart')).toEqual([]);
});
