import { expect, test } from 'vitest';
import { front, leadsToHttps } from './front.ts';

/** Locations of single files: what nginx says by itself. */
const FILE = /location [=~] (\S+) \{([^}]*)\}/g;

const locations = [...front.matchAll(FILE)];

test('what nginx says by itself has the headers that the product would set', () => {
  const own = locations.filter(([, , body = '']) => body.includes('internal;'));
  expect(own.map(([, name]) => name)).toEqual([
    String.raw`^/(away|busy)\.html$`,
    String.raw`^/(away|busy)\.json$`,
  ]);
  for (const [, name, body = ''] of own) {
    expect(body, name).toMatch(/X-Content-Type-Options nosniff always/);
    expect(body, name).toMatch(/Strict-Transport-Security "max-age=31536000/);
    expect(body, name).toMatch(
      /Content-Security-Policy "default-src 'none';.*frame-ancestors 'none'" always/,
    );
  }
});

test('what a process says is neither dropped nor said twice', () => {
  const [site = ''] = front.split(/^server \{$/m).slice(-1);
  const outside = site.replaceAll(FILE, '');
  expect(outside).not.toMatch(/add_header|proxy_hide_header/);
  expect(leadsToHttps()).toBe(true);
});
