import { expect, test } from 'vitest';
import { frameAncestors } from './frame-ancestors.ts';

const calc = '/iframe/mortgage-calc';

test.each([
  ['/katalog?origin=https://partner.example', undefined, "'self'"],
  [calc, undefined, "'self' *"],
  [calc, 'https://a.example https://b.example', "'self' https://a.example https://b.example"],
  [`${calc}?origin=https://a.example`, undefined, "'self' https://a.example"],
  [`${calc}?origin=https://a.example/page`, 'https://a.example', "'self' https://a.example"],
  [`${calc}?origin=https://c.example`, 'https://a.example', "'self'"],
  [`${calc}?origin=*`, undefined, "'self' *"],
  [`${calc}?origin=https://a.example;script-src%20*`, undefined, "'self' *"],
])('%s with %s may be framed by %s', (path, allowed, framers) => {
  expect(frameAncestors(new URL(path, 'https://site.example'), allowed)).toBe(framers);
});
