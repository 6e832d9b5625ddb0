import { readChanges, releasedVersions } from './changes.ts';
import type { SiteModel } from './model.ts';
import { componentFiles, readComponents } from './read-components.ts';
import { readBlocks } from './read-blocks.ts';
import { readGuides } from './read-guides.ts';
import { readLibraries } from './read-libraries.ts';
import { readMethods } from './read-methods.ts';

/** Packages whose components have pages of their own. */
const WITH_COMPONENTS = ['ui-kit', 'forms', 'auth', 'map', 'calculators'];

/** Reads the whole site out of the sources; weights are another matter, because they are of a build. */
export async function readSite(): Promise<SiteModel> {
  const changes = readChanges();
  const libraries = readLibraries(changes);
  const components = await readComponents(WITH_COMPONENTS.flatMap(componentFiles), changes);
  const blocks = await readBlocks(changes);
  for (const library of libraries) {
    library.components = components.filter((one) => one.library === library.folder);
    if (library.folder === 'api') library.documents.push(...readMethods());
    library.blocks = blocks.filter((one) => one.library === library.folder);
  }
  return { versions: releasedVersions(), libraries, guides: readGuides() };
}
