/** Reads the sources of imports that are due, once, as a process that a test may kill: says `begin` before and `end` after it. */
import { createOutbox } from '../../adapters/outbox/outbox.ts';
import { readConfig } from '../../kernel/config/config.ts';
import { head } from '../../kernel/letter/letter.fixture.ts';
import { openDatabase } from '../../kernel/db/open-database.ts';
import { createLog } from '../../kernel/observability/log.ts';
import { createImportWatch } from '../../modules/catalogue/intake/watch/import-watch.ts';
import { openCatalogue } from '../../modules/catalogue/lot/catalogue.ts';
import { heldUntil } from '../../modules/deal/hold/find-holds.ts';

const config = readConfig(process.env);
const log = createLog('warn');
const clock = () => new Date();
const database = await openDatabase(config, log);
const { db } = database;
const outbox = createOutbox({
  ...{ db, clock, log, deliver: () => Promise.resolve(), letterhead: () => head },
});
const watch = createImportWatch({
  ...{ db, clock, log, config, outbox, heldUntil, catalogue: await openCatalogue(db, clock) },
  bounds: { allowPrivate: false, timeout: 10_000, largest: 2 ** 30, tooLarge: '' },
});
process.stdout.write('begin\n');
await watch.run();
process.stdout.write('end\n');
await watch.close();
await database.close();
