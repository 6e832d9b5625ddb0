import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import type { Services } from '../../../kernel/services.ts';
import type { StaffPerson } from '../../../kernel/studio/studio-call.ts';
import { staffRecoveryCodes } from '../person/staff-people.table.ts';

const COUNT = 10;
const LENGTH = 10;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

type Owner = Pick<StaffPerson, 'id' | 'guid'>;

const hashOf = ({ hashCode }: Pick<Services, 'hashCode'>, { guid }: Owner, code: string) =>
  hashCode(code, ['studio-recovery', guid]);

/**
 * Makes ten codes of 50 bits; those of before are worth nothing any more.
 * @returns the codes as a person writes them down: «abcde-fgh23»
 */
export async function makeRecoveryCodes(
  tx: Database,
  services: Pick<Services, 'hashCode'>,
  owner: Owner,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, randomCode);
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.personId, owner.id));
  const rows = codes.map((code) => ({ hash: hashOf(services, owner, code), personId: owner.id }));
  await tx.insert(staffRecoveryCodes).values(rows);
  return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
}

/** Uses a code up; `false` where it is none of the person's. */
export async function takeRecoveryCode(
  tx: Database,
  services: Pick<Services, 'hashCode'>,
  owner: Owner,
  code: string,
): Promise<boolean> {
  const claimed = await tx
    .delete(staffRecoveryCodes)
    .where(
      and(
        eq(staffRecoveryCodes.hash, hashOf(services, owner, code)),
        eq(staffRecoveryCodes.personId, owner.id),
      ),
    )
    .returning();
  return claimed.length > 0;
}

const randomCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
