import { expect, it } from 'vitest';
import { examples } from '../../../../../../libs/api/src/methods/objects/get-object/get-object.examples.ts';
import { complexData } from './complex-data.ts';

const [example] = examples;
const complex = example?.result ?? expect.fail('no example of a complex');

it('tells search engines of the houses and of every question', () => {
  expect(complexData(complex, 'https://site')).toMatchObject([
    { '@type': 'ApartmentComplex', url: 'https://site/obekty/kanal' },
    { '@type': 'FAQPage', mainEntity: { length: complex.questions.length } },
  ]);
});

it('tells of no questions where none are asked', () => {
  expect(complexData({ ...complex, questions: [] }, 'https://site')).toHaveLength(1);
});
