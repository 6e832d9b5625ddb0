import type { StudioResult } from '@m30/studio/contract/client';
import type { Database } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import type { Services } from '../../kernel/services.ts';
import { revisionOf } from '../../kernel/studio/revision.ts';
import { LETTER_GROUPS, type LetterKind } from '../../kernel/letter/define-letter.ts';
import { ownText } from '../../kernel/letter/letter-text.ts';
import { placesOf } from '../../kernel/letter/template.ts';

type Row = StudioResult<'Letters.List'>['letters'][number];
type Edited = StudioResult<'Letters.Get'>['letter'];

/** @throws Refused 404 */
export function kindOf({ letterKinds }: Pick<Services, 'letterKinds'>, id: string): LetterKind {
  const kind = letterKinds.get(id);
  if (!kind) throw refuse(404, 'Такого письма нет');
  return kind;
}

/** A kind as the list has it. */
export const toRow = ({ id, channel, group, title, when }: LetterKind, own: boolean): Row => ({
  ...{ id, channel, group: LETTER_GROUPS[group], title, when, own },
});

/** A kind with its text. */
export async function toLetter(db: Database, kind: LetterKind): Promise<Edited> {
  const own = await ownText(db, kind.id);
  const body = own ?? kind.defaults;
  return {
    ...toRow(kind, own !== null),
    why: kind.why,
    places: [...placesOf(kind.values).values()].map(
      ({ about: { word, title, example, must } }) => ({
        ...{ word, title, must },
        example: typeof example === 'string' ? example : '',
      }),
    ),
    body,
    revision: revisionOf(body),
  };
}
