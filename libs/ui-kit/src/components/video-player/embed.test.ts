import { describe, expect, it } from 'vitest';
import { embedUrl } from './embed.ts';

const cases: [string, string, string | null][] = [
  [
    'an allowed host',
    'https://rutube.ru/play/embed/a1/',
    'https://rutube.ru/play/embed/a1/?autoplay=1',
  ],
  [
    'an address with parameters',
    'https://vkvideo.ru/video_ext.php?oid=-1&id=2',
    'https://vkvideo.ru/video_ext.php?oid=-1&id=2&autoplay=1',
  ],
  ['another host', 'https://example.com/play', null],
  ['a host that only ends alike', 'https://evilrutube.ru/play', null],
  ['a host that only begins alike', 'https://rutube.ru.example.com/play', null],
  ['a subdomain', 'https://x.rutube.ru/play', null],
  ['a name before the host', 'https://name@rutube.ru/play', null],
  ['another port', 'https://rutube.ru:8443/play', null],
  ['no https', 'http://rutube.ru/play', null],
  ['a script', 'javascript:alert(1)', null],
  ['no address at all', 'видео', null],
];

describe('address of a foreign player', () => {
  it.each(cases)('%s', (_, address, expected) => {
    expect(embedUrl(address)).toBe(expected);
  });

  it('asks the list that it is given', () => {
    expect(embedUrl('https://rutube.ru/play', [])).toBeNull();
    expect(embedUrl('https://example.com/v', ['example.com'])).toBe(
      'https://example.com/v?autoplay=1',
    );
  });
});
