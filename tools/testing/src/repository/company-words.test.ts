import { expect, test } from 'vitest';
import { find, read } from './files.ts';

/** Names of the demo company and its city: a company is data, see docs/first-day.md. */
const WORDS = /Меридиан[а-яё]*(?= 30|»)|Петербург|\bBRAND\b/;

/** What no visitor reads: tests, stories, examples, fixtures, recorded formats. */
const ALLOWED = /\.(test|spec|examples|fixture|stories)\.tsx?$|\/(e2e|examples|testing|corpus)\//;

/** Files that still name the city; the list may only shrink. */
const STILL: readonly string[] = ['libs/api/src/deal/participant.schema.ts'];

const files = [
  ...find('apps/*/app/**/*.{ts,tsx,css}'),
  ...find('libs/*/src/**/*.{ts,tsx,css}'),
  ...find('tools/backend/src/**/*.{ts,tsx}'),
  ...find('tools/studio/{app,contract}/**/*.{ts,tsx}'),
].filter((path) => !ALLOWED.test(path));

test('no source names the company of the demonstration or its city', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => WORDS.test(read(path))).sort()).toEqual(STILL);
});
