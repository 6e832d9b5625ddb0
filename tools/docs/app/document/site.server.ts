import { readFileSync } from 'node:fs';
import { MODEL } from '../../src/workspace/folders.ts';
import type { BlockModel, ComponentModel, LibraryModel, SiteModel } from '../../src/model/model.ts';

/** The site as `src/steps/prepare.ts` has read it; of the build alone, no browser loads it. */
export const site = JSON.parse(readFileSync(MODEL, 'utf8')) as SiteModel;

/** @throws a 404 where there is no such package */
export function libraryOf(folder: string | undefined): LibraryModel {
  const found = site.libraries.find((one) => one.folder === folder);
  if (!found) throw new Response(null, { status: 404 });
  return found;
}

/** A component or block by its address. */
export const partOf = (
  { components, blocks }: LibraryModel,
  slug: string | undefined,
): ComponentModel | BlockModel | undefined =>
  [...components, ...blocks].find((one) => one.slug === slug);
