import { checkBlock } from '@m30/blocks/server';
import { eq } from 'drizzle-orm';
import type { FieldIssue } from '@m30/api';
import type { Database } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import { complexes } from '../../modules/estate/objects.table.ts';
import { pictures } from '../../modules/media/pictures.table.ts';

/** What of an entry names something else. */
interface Named {
  picture?: string;
  complex?: string;
  from?: string | null;
  until?: string | null;
  blocks?: readonly { type: string }[];
}

/**
 * Looks at what an entry names: its picture, its complex, its term, its blocks.
 * @throws Refused 422 with every mistake at its field
 */
export async function checkNamed(tx: Database, body: Named): Promise<void> {
  const { picture, complex, from, until, blocks = [] } = body;
  const issues: FieldIssue[] = blocks.flatMap((block, index) =>
    checkBlock(block).map(({ path, message }) => ({
      path: ['body.blocks', index, path].filter((part) => part !== '').join('.'),
      message,
    })),
  );
  const trouble = picture && (await pictureTrouble(tx, picture));
  if (trouble) issues.push({ path: 'body.picture', message: trouble });
  if (complex && (await tx.$count(complexes, eq(complexes.vendor, complex))) === 0) {
    issues.push({ path: 'body.complex', message: 'Такого комплекса нет' });
  }
  if (from && until && Date.parse(from) > Date.parse(until)) {
    issues.push({ path: 'body.until', message: 'Срок кончается раньше, чем начинается' });
  }
  const [first] = issues;
  if (first) throw refuse(422, first.message, issues);
}

/** Why a picture cannot be used; `null` where it can. */
async function pictureTrouble(tx: Database, id: string): Promise<string | null> {
  const [row] = await tx.select({ alt: pictures.alt }).from(pictures).where(eq(pictures.id, id));
  if (!row) return 'Такой картинки в\u00a0медиатеке нет';
  return row.alt === '' ? 'У\u00a0картинки нет описания: добавьте его в\u00a0медиатеке' : null;
}
