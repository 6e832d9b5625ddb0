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
  if (picture && (await tx.$count(pictures, eq(pictures.id, picture))) === 0) {
    issues.push({ path: 'body.picture', message: 'Такой картинки в\u00a0библиотеке нет' });
  }
  if (complex && (await tx.$count(complexes, eq(complexes.vendor, complex))) === 0) {
    issues.push({ path: 'body.complex', message: 'Такого комплекса нет' });
  }
  if (from && until && Date.parse(from) > Date.parse(until)) {
    issues.push({ path: 'body.until', message: 'Срок кончается раньше, чем начинается' });
  }
  const [first] = issues;
  if (first) throw refuse(422, first.message, issues);
}
