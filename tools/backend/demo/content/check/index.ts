import { moscowDay } from '@m30/ui-kit/format';
import { pages } from '../pages/index.ts';
import { redirects } from '../redirects.ts';
import { knownAddresses } from './addresses.ts';
import { checkContent } from './check-content.ts';
import { dealsMistakes } from './check-deals.ts';
import type { Mistake } from './mistake.ts';
import { readContent, readData } from './read-content.ts';
import { truthMistakes } from './truth.ts';

/** Checks the whole content of the demo company. */
export async function checkDemoContent(): Promise<Mistake[]> {
  const files = await readContent();
  const data = await readData();
  return [
    ...checkContent({ files, known: knownAddresses(), pages, redirects }),
    ...(await truthMistakes([...files, ...data])),
    ...dealsMistakes(moscowDay(new Date())),
  ];
}
