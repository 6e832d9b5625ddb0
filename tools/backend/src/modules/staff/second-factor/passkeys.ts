import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import type { Services } from '../../../kernel/services.ts';
import { staffName, type StaffPerson } from '../../../kernel/studio/studio-call.ts';
import { staffPasskeys } from '../person/staff-people.table.ts';

type Settings = Pick<Services, 'config' | 'clock'>;

/** Its parsers of certificates are read when somebody uses a passkey, not at each start. */
const library = () => import('@simplewebauthn/server');

/** A passkey belongs to the host of the product. */
const hostOf = ({ config }: Settings) => new URL(config.publicOrigin).hostname;

const toDescriptor = ({
  id,
  transports,
}: Pick<typeof staffPasskeys.$inferSelect, 'id' | 'transports'>) => ({
  id,
  transports: transports as AuthenticatorTransport[],
});

const passkeysOf = (db: Database, personId: number) =>
  db.select().from(staffPasskeys).where(eq(staffPasskeys.personId, personId));

/** Options with which a browser asks for a signature; `null` where the person has no passkey. */
export async function askPasskey(db: Database, settings: Settings, personId: number) {
  const known = await passkeysOf(db, personId);
  if (known.length === 0) return null;
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: hostOf(settings),
    allowCredentials: known.map(toDescriptor),
    userVerification: 'preferred',
  });
}

/** Whether a passkey of the person has signed a challenge; its signature counter is stored. */
export async function isSigned(
  tx: Database,
  settings: Settings,
  {
    personId,
    challenge,
    response,
  }: { personId: number; challenge: string; response: { id: string } },
): Promise<boolean> {
  const own = and(eq(staffPasskeys.id, response.id), eq(staffPasskeys.personId, personId));
  const [key] = await tx.select().from(staffPasskeys).where(own);
  if (!key) return false;
  const { id, counter, transports } = key;
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: settings.config.publicOrigin,
    expectedRPID: hostOf(settings),
    requireUserVerification: false,
    credential: {
      ...{ id, counter, transports: transports as AuthenticatorTransport[] },
      publicKey: new Uint8Array(key.publicKey),
    },
  }).catch(() => null);
  if (!verified?.verified) return false;
  const { newCounter } = verified.authenticationInfo;
  await tx.update(staffPasskeys).set({ counter: newCounter, usedAt: settings.clock() }).where(own);
  return true;
}

/** Options with which a browser makes a passkey. */
export async function askNewPasskey(db: Database, settings: Settings, person: StaffPerson) {
  const known = await passkeysOf(db, person.id);
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: `Студия, ${hostOf(settings)}`,
    rpID: hostOf(settings),
    userName: person.email,
    userDisplayName: staffName(person),
    userID: new TextEncoder().encode(person.guid),
    attestationType: 'none',
    excludeCredentials: known.map(toDescriptor),
    authenticatorSelection: { userVerification: 'preferred', residentKey: 'discouraged' },
  });
}

/** Stores a passkey that answers its challenge; `false` where the answer is wrong or the key is known. */
export async function addPasskey(
  tx: Database,
  settings: Settings,
  added: { personId: number; challenge: string; response: { id: string }; name: string },
): Promise<boolean> {
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response: added.response as unknown as RegistrationResponseJSON,
    expectedChallenge: added.challenge,
    expectedOrigin: settings.config.publicOrigin,
    expectedRPID: hostOf(settings),
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) return false;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const { personId, name } = added;
  const stored = await tx
    .insert(staffPasskeys)
    .values({ id, personId, publicKey, counter, transports, name, createdAt: settings.clock() })
    .onConflictDoNothing()
    .returning({ id: staffPasskeys.id });
  return stored.length > 0;
}
