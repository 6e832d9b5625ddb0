/** `npm run pictures`: gives each new picture of the demo's manifest what is shown until it has loaded. */
import { readFile, writeFile } from 'node:fs/promises';
import { thumbhashOf } from '../modules/media/preview/thumbhash-of.ts';

const folder = new URL('../../demo/media/', import.meta.url);
const manifest = new URL('manifest.json', folder);
const pictures = JSON.parse(await readFile(manifest, 'utf8')) as {
  id: string;
  thumbhash?: string;
}[];
const added = pictures.filter(({ thumbhash }) => thumbhash === undefined);
for (const picture of added) {
  picture.thumbhash = await thumbhashOf(
    await readFile(new URL(`pictures/${picture.id}.avif`, folder)),
  );
}
if (added.length > 0) await writeFile(manifest, `${JSON.stringify(pictures, null, 2)}\n`);
console.log(`Previews added: ${added.length}`);
