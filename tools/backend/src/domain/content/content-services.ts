import type { CoreServices } from '../../core/services.ts';
import { openCatalogue, type Catalogue } from '../objects/catalogue.ts';
import { createLotCards, type LotCards } from '../objects/lot-cards.ts';
import { readLibrary, type Library } from './library.ts';

/** What the catalogue and the content add to the services. */
export interface ContentServices {
  readonly catalogue: Catalogue;
  readonly lots: LotCards;
  readonly content: Content;
}

/** The content in memory; whoever changes it calls `refresh`. */
export interface Content {
  /** What was read last. */
  readonly library: Library;
  /** Reads everything anew; what was there stays in use until then, and after a failure. */
  refresh(): Promise<void>;
}

/** Makes the services of the catalogue and the content; the database is migrated and seeded. */
export async function createContentServices({
  db,
}: Pick<CoreServices, 'db'>): Promise<ContentServices> {
  let library = await readLibrary(db);
  const catalogue = await openCatalogue(db);
  return {
    catalogue,
    lots: createLotCards(catalogue),
    content: {
      get library() {
        return library;
      },
      async refresh() {
        library = await readLibrary(db);
      },
    },
  };
}
