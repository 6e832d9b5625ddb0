import { and, asc, eq, gte, isNull, or } from 'drizzle-orm';
import { PARTNERSHIP_KINDS, type PartnershipKind } from '@m30/api';
import type { ResultOf } from '@m30/api/client';
import { moscowDay } from '@m30/ui-kit/format';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { partnerships, promoCodes } from './partnerships.table.ts';
import { pictures } from '../../media/pictures.table.ts';
import { toPicture } from '../../media/to-picture.ts';

type Parts = Pick<Services, 'db' | 'clock'>;
type Partnership = ResultOf<'LK.GetPartnerships'>['partnerships'][number];

/** Offers in force on a day, the last one included. */
export const inForce = (today: string) =>
  or(isNull(partnerships.endsOn), gte(partnerships.endsOn, today));

/** Offers in force with a buyer's codes; the kinds count all of them, whichever is chosen. */
export async function findPartnerships(
  { db, clock }: Parts,
  userId: number,
  kind?: PartnershipKind,
): Promise<ResultOf<'LK.GetPartnerships'>> {
  const rows = await select(db, userId).where(inForce(moscowDay(clock())));
  const count = (id: PartnershipKind) => rows.filter((row) => row.partnership.kind === id).length;
  const ids = Object.keys(PARTNERSHIP_KINDS) as PartnershipKind[];
  return {
    kinds: ids
      .map((id) => ({ id, label: PARTNERSHIP_KINDS[id], count: count(id) }))
      .filter((choice) => choice.count > 0),
    partnerships: rows.filter((row) => !kind || row.partnership.kind === kind).map(toPartnership),
  };
}

/**
 * One offer, over or not: a code that was given before is still shown.
 * @throws Refused 404
 */
export async function findPartnership(
  { db, clock }: Parts,
  userId: number,
  alias: string,
): Promise<ResultOf<'LK.GetPartnership'>> {
  const [row] = await select(db, userId).where(eq(partnerships.alias, alias));
  if (!row) throw refuse(404, 'Такого партнёра нет');
  const { conditions, blocks, endsOn } = row.partnership;
  const ended = endsOn !== null && endsOn < moscowDay(clock());
  return { ...toPartnership(row), conditions, blocks, ended };
}

function select(db: Database, userId: number) {
  return db
    .select({ partnership: partnerships, picture: pictures, promo: promoCodes })
    .from(partnerships)
    .leftJoin(pictures, eq(partnerships.picture, pictures.id))
    .leftJoin(
      promoCodes,
      and(eq(promoCodes.alias, partnerships.alias), eq(promoCodes.userId, userId)),
    )
    .orderBy(asc(partnerships.position))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof select>>[number];

function toPartnership({ partnership, picture, promo }: Row): Partnership {
  const { alias, kind, title, figure, caption, lead, endsOn } = partnership;
  return {
    ...{ alias, kind, title, figure, caption, lead },
    picture: picture && toPicture(picture),
    ends_on: endsOn,
    promo: promo && { code: promo.code, valid_until: promo.validUntil },
  };
}
