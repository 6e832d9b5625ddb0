import type { StudioResult } from '@m30/studio/contract/client';
import { ROLES } from '@m30/studio/contract/core/roles';
import type { Services } from '../../../kernel/services.ts';
import type { StaffPerson, StaffSession } from '../../../kernel/studio/studio-call.ts';
import { factorsOf } from '../person/factors-of.ts';

type Me = StudioResult<'Session.Me'>;

/** The caller as the Studio sees him; before the second factor only the ways to give it. */
export async function describeMe(
  { db, config }: Pick<Services, 'db' | 'config'>,
  session: { stage: StaffSession['stage']; person: StaffPerson } | null,
): Promise<Me> {
  const base = { person: null, rights: [], factors: [], demo: config.demo };
  if (!session) return { ...base, stage: 'guest' };
  const { stage, person } = session;
  if (stage === 'second_factor') {
    const { totp, passkeys, recovery } = await factorsOf(db, person.id);
    const factors = [
      ...(totp ? (['totp'] as const) : []),
      ...(passkeys.length > 0 ? (['passkey'] as const) : []),
      ...(recovery > 0 ? (['recovery'] as const) : []),
    ];
    return { ...base, stage, factors };
  }
  if (stage === 'setup') return { ...base, stage };
  const { guid, email, lastName, name, role } = person;
  return {
    ...base,
    stage,
    person: { guid, email, last_name: lastName, name, role },
    rights: [...ROLES[role].rights],
  };
}
