import type { ResultOf } from '@m30/api/client';
import { moscowInstant } from '@m30/ui-kit/format';

type Teaser = ResultOf<'Content.GetNews'>['news'][number];

/** What a feed is made of. */
export interface FeedParts {
  /** Public origin without a trailing slash. */
  origin: string;
  /** What the company calls itself. */
  company: string;
  /** Newest first. */
  news: readonly Teaser[];
}

/**
 * News as RSS 2.0, an item each with its picture.
 * @see https://www.rssboard.org/rss-specification
 */
export function rssFeed({ origin, company, news }: FeedParts): string {
  const [newest] = news;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escape(`${company}: новости`)}</title>`,
    `<link>${origin}/novosti</link>`,
    '<description>Как строятся дома, что нового в продаже и в условиях покупки</description>',
    '<language>ru</language>',
    `<atom:link href="${origin}/novosti/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [`<lastBuildDate>${published(newest.date)}</lastBuildDate>`] : []),
    ...news.map((teaser) => item(origin, teaser)),
    '</channel></rss>',
    '',
  ].join('\n');
}

function item(origin: string, { alias, title, lead, date, topic, picture }: Teaser): string {
  const address = `${origin}/novosti/${alias}`;
  return [
    '<item>',
    `<title>${escape(title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<pubDate>${published(date)}</pubDate>`,
    `<category>${escape(topic)}</category>`,
    `<description>${escape(lead)}</description>`,
    // The length has to be said, and is not known before a picture is made; readers take 0 for «unknown».
    ...(picture
      ? [`<enclosure url="${origin}/media/${picture.id}-1280.webp" length="0" type="image/webp"/>`]
      : []),
    '</item>',
  ].join('');
}

/** Nine in the morning in Moscow, as RFC 822 writes it. */
function published(date: string): string {
  return moscowInstant(date, '09:00').toUTCString().replace('GMT', '+0000');
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escape(text: string): string {
  return text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);
}
