import type { Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';

/**
 * A lot of the company's buildings by its readable id, as a line of the list says it: «№ 48, «Светлый двор»».
 * @throws Refused 404
 */
export function namedLot({ services: { catalogue } }: Call, id: string) {
  const { placed } = catalogue.snapshot;
  for (const [guid, lot] of placed) {
    if (lot.id === id) return { guid, what: `№\u00a0${lot.number}, «${lot.complex.name}»` };
  }
  throw refuse(404, 'Такого лота нет');
}
