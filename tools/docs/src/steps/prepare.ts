/** Reads the sources into what the generator draws: the model, and every example as a module. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EXAMPLES, MODEL } from '../workspace/folders.ts';
import type { ComponentModel, BlockModel, SiteModel } from '../model/model.ts';
import { readSite } from '../model/site-model.ts';
import { blockComponent } from '../model/read-blocks.ts';
import { weigh, type Weighed } from './sizes.ts';

const site = await readSite();
await addSizes(site);
writeExamples(site.libraries.flatMap(({ components, blocks }) => [...components, ...blocks]));
mkdirSync(dirname(MODEL), { recursive: true });
writeFileSync(MODEL, JSON.stringify(site));

async function addSizes({ libraries }: SiteModel): Promise<void> {
  const components = libraries.flatMap((library) => library.components);
  const blocks = libraries.flatMap((library) => library.blocks);
  const files = new Map(blocks.map((one) => [one, toWeigh(one)]));
  const sizes = await weigh([...components, ...files.values()]);
  for (const one of components) one.size = sizes.get(one);
  for (const [one, file] of files) one.size = sizes.get(file);
}

/** A block is loaded by its component alone. */
function toWeigh({ slug }: BlockModel): Weighed {
  const { file, name } = blockComponent(slug);
  return { entry: file, imported: [name] };
}

function writeExamples(pages: readonly (ComponentModel | BlockModel)[]): void {
  rmSync(EXAMPLES, { recursive: true, force: true });
  for (const { library, slug, examples } of pages) {
    const folder = join(EXAMPLES, library, slug);
    mkdirSync(folder, { recursive: true });
    for (const { name, code } of examples) writeFileSync(join(folder, `${name}.tsx`), code);
    const index = examples.map(({ name }) => `export { default as ${name} } from './${name}.tsx';`);
    writeFileSync(join(folder, 'index.ts'), index.join('\n') + '\n');
  }
}
