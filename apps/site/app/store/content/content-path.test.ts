import { describe, expect, it } from 'vitest';
import { contentPath } from './content-path.ts';

describe('contentPath', () => {
  it.each([
    ['/ddu', '/ddu'],
    ['/politika-konfidentsialnosti/', '/politika-konfidentsialnosti'],
    ['/kak-kupit/ipoteka//', '/kak-kupit/ipoteka'],
    ['/%D0%B4%D0%BE%D0%BC', '/дом'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/', '/'],
  ])('%s → %s', (pathname, path) => {
    expect(contentPath(pathname)).toBe(path);
  });
});
