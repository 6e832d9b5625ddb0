import { desc, eq } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import type { Database } from '../../../kernel/db/database.ts';
import { accountConsents } from './consents.table.ts';
import type { users } from '../account/accounts.table.ts';
import { CONSENT_PURPOSES, type ConsentPurpose, type ConsentSource } from './types.ts';

type ConsentRow = typeof accountConsents.$inferSelect;
type Consent = ResultOf<'LK.GetProfile'>['consents'][number];

const FOLLOWS: Readonly<Record<ConsentPurpose, string>> = {
  personal:
    'Мы закроем личный кабинет и сотрём всё, что закон не\u00a0велит хранить. Действующие договоры остаются в\u00a0силе.',
  promo: 'Акции и\u00a0опросы перестанут приходить по\u00a0почте и\u00a0СМС.',
};

const SOURCES: Readonly<Record<ConsentSource, string>> = {
  registration: 'при регистрации',
  login: 'при входе',
  profile: 'в\u00a0профиле',
};

/** What a buyer agrees to, with all that was said about it. */
export async function consentsOf(
  db: Database,
  user: Pick<typeof users.$inferSelect, 'id' | 'promoConsent'>,
): Promise<Consent[]> {
  const rows = await db
    .select()
    .from(accountConsents)
    .where(eq(accountConsents.userId, user.id))
    .orderBy(desc(accountConsents.at));
  return (['personal', 'promo'] as const).map((purpose) => {
    const said = rows.filter((row) => row.purpose === CONSENT_PURPOSES[purpose]);
    return {
      purpose,
      title: CONSENT_PURPOSES[purpose],
      given: purpose === 'promo' ? user.promoConsent : (said[0]?.given ?? false),
      follows: FOLLOWS[purpose],
      history: said.map(toEntry),
    };
  });
}

function toEntry({ given, version, at, source, mode }: ConsentRow): Consent['history'][number] {
  const ticked = source === 'registration' && mode === 'default' && given;
  const how = `${SOURCES[source]}${ticked ? ', галочка стояла заранее' : ''}`;
  return { given, version, at: at.toISOString(), how };
}
