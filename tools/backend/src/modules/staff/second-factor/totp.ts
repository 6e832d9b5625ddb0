import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../../kernel/db/database.ts';
import { isSealed } from '../../../kernel/secret/create-seal.ts';
import type { Services } from '../../../kernel/services.ts';
import { staffPeople } from '../person/staff-people.table.ts';

/** Seconds that a code lives; one before and one after are taken too, as clocks differ. */
const PERIOD = 30;
const WINDOW = 1;

/** 20 random bytes, base32: what RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** `otpauth://…` of a secret. @param issuer what the authenticator calls the product */
export const totpUri = (secret: string, email: string, issuer: string): string =>
  new TOTP({
    issuer,
    label: email,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  }).toString();

/** The step that a code belongs to; `null` for a wrong one. */
export function totpStepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const totp = new TOTP({ period: PERIOD, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

/** Seals the secret of a person's authenticator. */
export const sealTotp = ({ seal }: Pick<Services, 'seal'>, personId: number, secret: string) =>
  seal.seal(secret, aboutTotp(personId));

/** The secret that a person's row, or login, has; `null` where its seal does not open. Rows from before the seal hold it as it is. */
export const openTotp = ({ seal }: Pick<Services, 'seal'>, personId: number, stored: string) =>
  isSealed(stored) ? seal.open(stored, aboutTotp(personId)) : stored;

const aboutTotp = (personId: number) => `totp of staff ${personId}`;

/** Takes a code of a person's authenticator: each once, and none that is older than the last. A secret that is not sealed yet is from then on. */
export async function takeTotp(
  tx: Database,
  services: Pick<Services, 'seal' | 'clock'>,
  { personId, code }: { personId: number; code: string },
): Promise<boolean> {
  const [person] = await tx
    .select({ stored: staffPeople.totpSecret })
    .from(staffPeople)
    .where(and(eq(staffPeople.id, personId), isNotNull(staffPeople.totpSecret)));
  if (!person?.stored) return false;
  const secret = openTotp(services, personId, person.stored);
  const step = secret === null ? null : totpStepOf(secret, code, services.clock());
  if (secret === null || step === null) return false;
  const totpSecret = isSealed(person.stored) ? person.stored : sealTotp(services, personId, secret);
  const claimed = await tx
    .update(staffPeople)
    .set({ totpStep: step, totpSecret })
    .where(and(eq(staffPeople.id, personId), lt(staffPeople.totpStep, step)))
    .returning({ id: staffPeople.id });
  return claimed.length > 0;
}
