import { eq } from 'drizzle-orm';
import type { Services } from '../kernel/services.ts';
import { authCodes } from '../modules/people/code/codes.table.ts';
import { sessions, users } from '../modules/people/account/accounts.table.ts';
import { DEMO_ACCOUNT } from '../modules/people/account/demo-account.ts';

/**
 * Ends what the demo buyer has open in a database that was filled with the demo and is now used without it: she can
 * neither stay logged in nor set a password by a code that was sent before.
 * @returns whether the demo stands in the database
 */
async function closeDemo({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const [buyer] = await db.select({ id: users.id }).from(users).where(eq(users.guid, DEMO_ACCOUNT));
  if (!buyer) return false;
  await db.delete(sessions).where(eq(sessions.userId, buyer.id));
  await db.delete(authCodes).where(eq(authCodes.userId, buyer.id));
  return true;
}

/** Tells the operator what this installation still lacks, a warning each. */
export async function reportSetup(services: Services): Promise<void> {
  const { config, content, log, partners } = services;
  if (!config.demo && (await closeDemo(services))) {
    log.warn(
      'this database was filled with the DEMO: its company, prices and orders are invented and still shown. The demo buyer ' +
        'cannot log in and the test partners are off. Start over an empty database (another DATA_DIR or DATABASE_URL) ' +
        'before you sell anything, or set DEMO=1 to go on with the demo',
    );
  }
  if (content.library.templates === null) {
    log.warn(
      'no content yet: every page answers 503 «Сайт настраивается». Fill the database: `npm run restore -- <file>` reads ' +
        'a backup with the content, `npm run import -- <feed> --apply` creates complexes and flats; ' +
        'or set the company up in /studio; DEMO=1 fills an empty database with the demo company (docs/production.md)',
    );
  }
  if (partners.missing.length > 0) {
    log.warn(
      { missing: partners.missing },
      'steps of a sale that are not set up: buyers are asked to call; set PARTNER_GATEWAY_URL',
    );
  }
}
