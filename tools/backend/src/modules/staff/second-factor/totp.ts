import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../../kernel/db/database.ts';
import { staffPeople } from '../person/staff-people.table.ts';

/** Seconds that a code lives; one before and one after are taken too, as clocks differ. */
const PERIOD = 30;
const WINDOW = 1;

/** What the authenticator calls the product. */
const ISSUER = 'Меридиан 30, Студия';

/** 20 random bytes, base32: what RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** `otpauth://…` of a secret. */
export const totpUri = (secret: string, email: string): string =>
  new TOTP({
    issuer: ISSUER,
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

/** Takes a code of a person's authenticator: each once, and none that is older than the last. */
export async function takeTotp(
  tx: Database,
  { personId, code, now }: { personId: number; code: string; now: Date },
): Promise<boolean> {
  const [person] = await tx
    .select({ secret: staffPeople.totpSecret })
    .from(staffPeople)
    .where(and(eq(staffPeople.id, personId), isNotNull(staffPeople.totpSecret)));
  const step = person?.secret ? totpStepOf(person.secret, code, now) : null;
  if (step === null) return false;
  const taken = await tx
    .update(staffPeople)
    .set({ totpStep: step })
    .where(and(eq(staffPeople.id, personId), lt(staffPeople.totpStep, step)))
    .returning({ id: staffPeople.id });
  return taken.length > 0;
}
