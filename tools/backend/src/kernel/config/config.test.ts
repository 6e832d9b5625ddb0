import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('settings', () => {
  test('have defaults for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 4200,
      databaseUrl: null,
      publicOrigin: 'http://localhost:4200',
      allowedOrigin: null,
      trustProxy: { kind: 'none' },
      apiOrigin: null,
      production: false,
      demo: false,
      logLevel: 'info',
    });
  });

  test.each([
    ['1', true],
    ['0', false],
    ['', false],
  ])('DEMO=%j', (DEMO, demo) => {
    expect(readConfig({ DEMO }).demo).toBe(demo);
    expect(() => readConfig({ DEMO: 'yes' })).toThrow('DEMO: expected 0 or 1');
  });

  test('take an empty variable for an unset one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 4200,
      databaseUrl: null,
    });
  });

  test('name every wrong variable at once', () => {
    const read = () =>
      readConfig({
        PORT: 'eighty',
        DATABASE_URL: 'mysql://host/db',
        PUBLIC_ORIGIN: 'https://example.com/shop',
        TRUST_PROXY: '10.0.0.0/99',
        LOG_LEVEL: 'loud',
        RATE_LIMIT_LEAD_PHONE: 'many',
      });
    expect(read).toThrow(/^Wrong environment variables:/);
    for (const name of [
      'PORT',
      'DATABASE_URL',
      'PUBLIC_ORIGIN',
      'TRUST_PROXY',
      'LOG_LEVEL',
      'RATE_LIMIT_LEAD_PHONE',
    ]) {
      expect(read).toThrow(`\n  ${name}: expected `);
    }
  });

  test('take an origin with a closing slash', () => {
    const config = readConfig({ PUBLIC_ORIGIN: 'https://example.com/' });
    expect(config.publicOrigin).toBe('https://example.com');
    expect(config.allowedOrigin).toBe('https://example.com');
  });
});
