import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/db/database.ts';
import type { LetterKind, LetterText } from '../../kernel/letter/define-letter.ts';
import { letterTexts } from '../../kernel/letter/letter-texts.table.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import { revisionOf } from '../../kernel/studio/revision.ts';
import type { StudioCall } from '../../kernel/studio/studio-call.ts';
import { writeAudit } from '../../modules/staff/audit/write-audit.ts';
import { toLetter } from './to-letter.ts';

interface Change {
  kind: LetterKind;
  /** What the caller has seen. */
  revision: string;
  after: LetterText;
  method: string;
}

/**
 * Changes what a kind says: text and journal in one transaction. Words that are those of the product are no words of the staff.
 * @throws Refused 409
 */
export async function changeText(
  { services, staff }: StudioCall,
  { kind, revision, after, method }: Change,
) {
  const { id, title, defaults } = kind;
  const isOwn = revisionOf(after) !== revisionOf(defaults);
  return services.db.transaction(async (tx) => {
    const before = await lockText(tx, kind);
    if (revisionOf(before) !== revision) throw refuse(409, 'Текст сохранил коллега');
    if (isOwn) {
      await tx
        .insert(letterTexts)
        .values({ id, ...after })
        .onConflictDoUpdate({ target: letterTexts.id, set: after });
    } else await tx.delete(letterTexts).where(eq(letterTexts.id, id));
    await writeAudit(
      tx,
      { services, staff },
      {
        ...{ method, subject: 'letter', subjectId: id },
        ...{ before: { ...before }, after: { ...after } },
        summary: `${isOwn ? 'Текст сообщения' : 'Исходный текст сообщения'}: ${title}`,
      },
    );
    return { letter: await toLetter(tx, kind) };
  });
}

/** What stands there; nobody else changes it until the transaction ends, though there may be no row yet. */
async function lockText(tx: Database, { id, defaults }: LetterKind): Promise<LetterText> {
  await tx
    .insert(letterTexts)
    .values({ id, ...defaults })
    .onConflictDoNothing();
  const { subject, text } = letterTexts;
  const [row] = await tx
    .select({ subject, text })
    .from(letterTexts)
    .where(eq(letterTexts.id, id))
    .for('update');
  return row ?? defaults;
}
