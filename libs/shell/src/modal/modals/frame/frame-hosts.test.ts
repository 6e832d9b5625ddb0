import { describe, expect, it } from 'vitest';
import { frameUrl } from './frame-hosts.ts';

const origin = 'https://site.example';

describe('frameUrl', () => {
  it.each([
    ['https://rutube.ru/play/embed/1', 'https://rutube.ru/play/embed/1'],
    ['/iframe/mortgage-calc?sum=1', 'https://site.example/iframe/mortgage-calc?sum=1'],
    ['https://site.example/kompaniya', 'https://site.example/kompaniya'],
    ['http://rutube.ru/play', null],
    ['https://evil.example/', null],
    ['https://rutube.ru.evil.example/', null],
    ['https://sub.rutube.ru/', null],
    ['https://rutube.ru@evil.example/', null],
    ['https://user@rutube.ru/', null],
    ['//evil.example/', null],
    ['javascript:alert(1)', null],
    ['data:text/html,<script>', null],
    ['/media/uploaded.html', null],
    ['/api/Content.GetPage', null],
    ['https://[', null],
  ])('«%s» → %s', (address, url) => {
    expect(frameUrl(address, origin)).toBe(url);
  });
});
