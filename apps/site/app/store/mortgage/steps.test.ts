import { expect, test } from 'vitest';
import { askedOn, BANKS, isDone, issuesOn, PEOPLE, shareDone, stepsOf } from './steps.ts';

const now = new Date('2026-11-20T12:00:00+03:00');

test('a questionnaire ends with the co-borrowers and the banks', () => {
  expect(stepsOf('form').map(({ id }) => id)).toEqual([
    ...['loan', 'person', 'passport', 'work', 'income'],
    ...[PEOPLE, BANKS],
  ]);
});

test('a page asks only its own questions', () => {
  expect(askedOn('form', 'loan', {}).map(({ path }) => path)).toContain('price');
  expect(askedOn('form', 'nowhere', {})).toEqual([]);
  expect(askedOn('form', PEOPLE, {})).toEqual([]);
  expect(askedOn('form', PEOPLE, { people: '2' }).map(({ path }) => path)).toContain('p1.snils');
});

test('a page knows what is wrong on it', () => {
  expect(issuesOn('form', BANKS, { consent_data: '1' }, now).map(({ path }) => path)).toEqual([
    'consent_bureau',
  ]);
});

test('a page is done when it is begun and nothing is wrong', () => {
  const consents = { consent_data: '1', consent_bureau: '1' };
  expect(isDone('form', BANKS, consents, now)).toBe(true);
  expect(isDone('form', BANKS, { consent_data: '1' }, now)).toBe(false);
  // Nothing is asked of an income before the work is known.
  expect(isDone('form', 'income', {}, now)).toBe(false);
  expect(isDone('form', PEOPLE, {}, now)).toBe(false);
});

test('progress grows with good answers and never leaves its bounds', () => {
  const none = shareDone('form', {}, now);
  const some = shareDone('form', { price: '100', down: '10' }, now);
  expect(none).toBeGreaterThanOrEqual(0);
  expect(some).toBeGreaterThan(none);
  expect(some).toBeLessThan(1);
});
