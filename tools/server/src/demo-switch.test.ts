import { expect, test } from 'vitest';
import { demoSwitch } from './demo-switch.ts';

test.each([
  ['nothing', {}, '1'],
  ['what says nothing of an installation', { PORT: '80', STAFF_PASSWORD: 'granit-2026-x' }, '1'],
  ['empty variables', { DEMO: '', DATABASE_URL: '', NODE_ENV: '', API_ORIGIN: '' }, '1'],
  ['a database', { DATABASE_URL: 'postgres://db/m30' }, '0'],
  ['production', { NODE_ENV: 'production' }, '0'],
  ['any other environment', { NODE_ENV: 'test' }, '0'],
  ['another backend', { API_ORIGIN: 'https://api.example' }, '0'],
  ['its own word against the demo', { DEMO: '0' }, '0'],
  ['its own word for it, over a database', { DEMO: '1', DATABASE_URL: 'postgres://db/m30' }, '1'],
  ['its own word for it, in production', { DEMO: '1', NODE_ENV: 'production' }, '1'],
  ['a wrong word, which readConfig refuses', { DEMO: 'yes' }, 'yes'],
])('an operator who gives %s', (_, environment, expected) => {
  expect(demoSwitch(environment)).toBe(expected);
});
