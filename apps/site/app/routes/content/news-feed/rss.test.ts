import { expect, test } from 'vitest';
import { rssFeed } from './rss.ts';

const news = [
  {
    alias: 'kanal-9',
    title: '«Канал 9» & соседи',
    lead: 'Три этажа <до кровли>.',
    date: '2026-11-18',
    topic: 'Стройка',
    picture: { id: 'kanal-facade', alt: '', width: 1600, height: 1000, colour: '#888' },
  },
];

test('an item has its address, moment, words and picture', () => {
  const feed = rssFeed({ origin: 'https://m30.example', company: 'Меридиан 30', news });
  expect(feed).toContain(
    '<item><title>«Канал 9» &amp; соседи</title><link>https://m30.example/novosti/kanal-9</link>',
  );
  expect(feed).toContain('<pubDate>Wed, 18 Nov 2026 06:00:00 +0000</pubDate>');
  expect(feed).toContain('<description>Три этажа &lt;до кровли&gt;.</description>');
  expect(feed).toContain('url="https://m30.example/media/kanal-facade-1280.webp"');
});

test('a feed without news is still a feed', () => {
  expect(rssFeed({ origin: 'https://m30.example', company: 'Меридиан 30', news: [] })).toContain(
    '</channel></rss>',
  );
});
