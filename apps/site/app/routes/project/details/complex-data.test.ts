import { examples } from '@m30/api/examples';
import { expect, it } from 'vitest';
import { complexData } from './complex-data.ts';

const complex = examples['Objects.GetObject'][0].result;

it('tells search engines of the houses and of every question', () => {
  expect(complexData(complex, 'https://site')).toMatchObject([
    { '@type': 'ApartmentComplex', url: 'https://site/obekty/kanal' },
    { '@type': 'FAQPage', mainEntity: { length: complex.questions.length } },
  ]);
});

it('tells of no questions where none are asked', () => {
  expect(complexData({ ...complex, questions: [] }, 'https://site')).toHaveLength(1);
});
