import type { ResultOf } from '@m30/api/client';
import { moscowIso } from '@m30/ui-kit/format';

type Item = Pick<
  ResultOf<'Content.GetNewsItem'>,
  'alias' | 'title' | 'lead' | 'date' | 'topic' | 'picture'
>;

/** A news item (schema.org NewsArticle) by a company of a name. */
export function newsData(item: Item, brand: string, origin: string) {
  const { alias, title, lead, date, topic, picture } = item;
  const url = `${origin}/novosti/${alias}`;
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: lead,
    articleSection: topic,
    datePublished: moscowIso(date, '09:00'),
    inLanguage: 'ru',
    mainEntityOfPage: url,
    url,
    image: [
      ...(picture ? [`${origin}/media/${picture.id}-1280.jpg`] : []),
      `${origin}/media/share/novosti/${alias}.png`,
    ],
    author: { '@type': 'Organization', name: brand, url: `${origin}/` },
    publisher: { '@type': 'Organization', name: brand, url: `${origin}/` },
  };
}
