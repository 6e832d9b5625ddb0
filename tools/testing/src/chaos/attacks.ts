/**
 * R20 and R21: bodies and requests that were made to end the process, on both databases: it lives, holds little
 * more than before, and others wait hardly longer than beside a form of 100 bytes. Linux alone counts memory so.
 */
import type { Figure } from '@m30/bench/figure';
import { attackFigures } from './attack/attack-figures.ts';
import { bodies, FLOODS, SMALL, work } from './attack/attacks.ts';
import { beside, settle, warmUp } from './attack/beside.ts';
import { DATABASES, withProduct } from './attack/with-product.ts';
import { report } from '../report.ts';

const ROWS = { R20: bodies, R21: work };

const figures: Figure[] = [];
for (const database of DATABASES) {
  await withProduct(database, async (product) => {
    await warmUp(product);
    await settle(product);
    for (const [row, attacks] of Object.entries(ROWS)) {
      for (const name of Object.keys(attacks)) {
        // Right before it, so that both meet the same machine.
        const small = await beside(product, SMALL);
        const met = await beside(product, name);
        const isFlood = FLOODS.has(name);
        figures.push(...attackFigures({ row, name: `${name}, ${database}`, isFlood, met, small }));
        console.log(`${row} ${name}, ${database}: ${JSON.stringify({ met, small })}`);
        if (!met.lives) await product.start();
      }
    }
  });
}
report(figures);
