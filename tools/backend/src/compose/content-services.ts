import type { CoreServices } from './services.ts';
import type { OpenDatabase } from '../kernel/db/database.ts';
import { openCatalogue, type Catalogue } from '../modules/catalogue/lot/catalogue.ts';
import { createLotCards, type LotCards } from '../modules/catalogue/lot/lot-cards.ts';
import { followContent } from '../modules/content/library/follow-content.ts';
import { readLibrary, type Library } from '../modules/content/library/library.ts';
import { createPreviewLinks, type PreviewLinks } from '../modules/content/library/preview-link.ts';

/** What the catalogue and the content add to the services. */
export interface ContentServices {
  readonly catalogue: Catalogue;
  readonly lots: LotCards;
  readonly content: Content;
  readonly previews: PreviewLinks;
}

/** The content in memory; it follows the database, and who has to see his own change at once calls `refresh`. */
export interface Content {
  /** What was read last. */
  readonly library: Library;
  /** Reads everything anew; what was there stays in use until then, and after a failure. */
  refresh(): Promise<void>;
  /** Stops following the database; waits for a refresh that is under way. */
  close(): Promise<void>;
}

type Parts = Pick<CoreServices, 'db' | 'clock' | 'keyFor' | 'log'> & Pick<OpenDatabase, 'listen'>;

/** Makes the services of the catalogue and the content; the database is migrated and seeded. */
export async function createContentServices({
  db,
  clock,
  keyFor,
  log,
  listen,
}: Parts): Promise<ContentServices> {
  let library = await readLibrary(db);
  const refresh = async () => {
    library = await readLibrary(db);
  };
  const close = await followContent({ listen, log, content: { refresh } });
  const catalogue = await openCatalogue(db);
  return {
    catalogue,
    lots: createLotCards(catalogue),
    previews: createPreviewLinks(keyFor('preview'), clock),
    content: {
      get library() {
        return library;
      },
      refresh,
      close,
    },
  };
}
