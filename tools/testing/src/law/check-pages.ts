/** Reads pages from the standard input, `{ [address]: html }`, and prints a line for each mistake, `[]` for none, as JSON. */
import { text } from 'node:stream/consumers';
import { lawMistakesOf } from './rendered-law.ts';

const pages = JSON.parse(await text(process.stdin)) as Record<string, string>;
const mistakes = Object.entries(pages).flatMap(([address, html]) =>
  lawMistakesOf(html).map((mistake) => `${address}: ${mistake}`),
);
process.stdout.write(JSON.stringify(mistakes));
