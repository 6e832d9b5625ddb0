// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { HandedScripts } from './HandedScripts.tsx';
import { handAsItIs, handByDocument, taken, type Handed, type HandedPart } from './handed.ts';

afterEach(() => document.body.replaceChildren());

const value = { title: '</script><!--<b>«Заливъ» & co\u2028', lots: [{ price: 1 }, null] };

test('what the router takes along is there as it is', () => {
  expect(handAsItIs('lots', value)).toEqual({ value });
  expect(taken(handAsItIs('lots', value))).toBe(value);
});

test('of what the document carries the router sees an id alone, and who draws it the value', () => {
  const parts: HandedPart[] = [];
  const handed = handByDocument(parts)('lots', value);
  expect(JSON.stringify(handed)).toBe('{"id":"handed-lots"}');
  expect(taken(handed)).toBe(value);
  expect(parts).toEqual([{ id: 'handed-lots', value, isShared: false }]);
});

test('a browser reads it out of the document, once', () => {
  const parts: HandedPart[] = [];
  const written = JSON.stringify(handByDocument(parts)('lots', value));
  document.body.innerHTML = renderToStaticMarkup(<HandedScripts parts={parts} />);
  expect(document.body.children).toHaveLength(1);
  const handed = JSON.parse(written) as Handed<typeof value>;
  expect(taken(handed)).toEqual(value);
  expect(taken(handed)).toBe(taken(handed));
});

test('what is not there is not made up', () => {
  expect(() => taken({ id: 'handed-lots' })).toThrow(TypeError);
});
