import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { reviewAuthors } from './feedback.table.ts';
import { notify, type Notifying } from '../../people/notice/notify.ts';

interface Decided {
  /** Of the review. */
  guid: string;
  state: 'published' | 'rejected';
  /** Why it is not shown. */
  reason?: string;
}

const WORDS = {
  published: {
    title: 'Ваш отзыв опубликован',
    text: 'Его видят все посетители сайта',
  },
  rejected: {
    title: 'Отзыв не\u00a0опубликован',
    text: 'Редактор не\u00a0стал его публиковать',
  },
};

/** Tells a buyer what became of the review that he wrote in the account; a visitor's has nobody to tell. */
export async function notifyAuthor(
  tx: Database,
  services: Notifying,
  { guid, state, reason }: Decided,
): Promise<void> {
  const [author] = await tx.select().from(reviewAuthors).where(eq(reviewAuthors.review, guid));
  if (!author) return;
  await notify(tx, services, {
    userId: author.userId,
    kind: 'survey',
    key: `review:${guid}:${state}`,
    title: WORDS[state].title,
    text: [WORDS[state].text, reason].filter(Boolean).join(': '),
    href: '/lk/feedback',
  });
}
