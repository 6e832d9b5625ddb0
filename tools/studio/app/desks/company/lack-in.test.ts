import { expect, test } from 'vitest';
import type { FieldOfShape } from '../../components/shape/shape.ts';
import { lackIn } from './lack-in.ts';

const line = (key: string, required: boolean): FieldOfShape => ({
  ...{ key, title: null, required },
  shape: { kind: 'line' },
});
const group = (key: string, required: boolean, ...fields: FieldOfShape[]): FieldOfShape => ({
  ...{ key, title: null, required },
  shape: { kind: 'group', fields },
});

const legal = group('legal', true, line('name', true), line('kpp', false));
const seo = group('seo', false, line('hero', true));

test.each([
  [legal, undefined, ['at.name']],
  [legal, { kpp: '470501001' }, ['at.name']],
  [legal, { name: 'ООО «Верфь»' }, []],
  [seo, undefined, []],
  [seo, {}, ['at.hero']],
  [group('all', true, legal, seo), { legal: { name: '' } }, ['at.legal.name']],
])('of %j filled with %j it lacks %j', (field, value, paths) => {
  expect(lackIn(field, value, 'at').map(({ path }) => path)).toEqual(paths);
});
