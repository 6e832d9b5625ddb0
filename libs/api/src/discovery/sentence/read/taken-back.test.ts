import { expect, test } from 'vitest';
import { CORPUS_DAY } from '../corpus/corpus.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import { demoNames } from '../sentence.fixture.ts';
import { readSentence } from './read-sentence.ts';

const lexicon = createLexicon(demoNames);

/** Sentences that say the opposite of the words in them, or something that is no filter. */
test.each([
  ['не хочу первый этаж', { floorNot: ['first'] }, []],
  ['первый этаж не рассматриваю', { floorNot: ['first'] }, []],
  ['первый и последний не предлагать', { floorNot: ['first', 'last'] }, []],
  ['студии и однушки не предлагать', { rooms: ['2', '3', '4'] }, []],
  ['не хочу студию', { rooms: ['1', '2', '3', '4'] }, []],
  ['двушка, балкон не нужен', { rooms: ['2'] }, ['балкон', 'нужен']],
  [
    'рассрочку не рассматриваем, только ипотека',
    { pay: ['mortgage'] },
    ['рассрочку', 'рассматриваем'],
  ],
  ['нет балкона', {}, ['балкона']],
  ['с балконом или без', {}, ['балконом']],
  ['подальше от метро', {}, ['подальше', 'метро']],
  ['не ближе 10 минут от метро', {}, ['10', 'минут', 'метро']],
  ['дальше 20 минут от метро', {}, ['дальше', '20', 'минут', 'метро']],
  ['метро не важно', {}, []],
  ['ещё не сдан', {}, ['сдан']],
  ['не в ипотеку', {}, ['ипотеку']],
  ['цена за метр до 250 тысяч', {}, ['цена', 'метр', '250', 'тысяч']],
  ['двушка 10-12 млн или трёшка до 15', { rooms: ['2', '3'] }, ['10', '12', 'млн', '15']],
  ['кухня-гостиная от 20 м', { kitchenFrom: 20, options: ['euro'] }, []],
  ['девушка ищет двушку', { rooms: ['2'] }, ['девушка']],
])('«%s»', (text, filters, unread) => {
  const reading = readSentence(text, lexicon, CORPUS_DAY);
  expect(reading.filters).toEqual(filters);
  expect(reading.notUnderstood.map(({ word }) => word)).toEqual(unread);
});
