import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { checkText } from './check-text.ts';
import type { LetterKind, LetterText } from './define-letter.ts';
import { letterTexts } from './letter-texts.table.ts';

/**
 * What a kind says now: the words of the staff, where there are any. Those that lack what a later version of the product has
 * to say, a code or a link, give way to the words of the product.
 */
export async function letterText(db: Database, kind: LetterKind): Promise<LetterText> {
  const own = await ownText(db, kind.id);
  return own && checkText(kind, own).length === 0 ? own : kind.defaults;
}

/** The words of the staff, right or wrong. */
export async function ownText(db: Database, id: string): Promise<LetterText | null> {
  const { subject, text } = letterTexts;
  const [row] = await db.select({ subject, text }).from(letterTexts).where(eq(letterTexts.id, id));
  return row ?? null;
}
