import { getNearby } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { toNearby } from '../snapshot/nearby.ts';

/** Returns schools, kindergartens and clinics around the complexes, each with the walk to it. */
export const getNearbyHandler = implement(getNearby, ({ vendor }, { services }) => {
  const { complexes, content } = services.catalogue.snapshot;
  const shown = vendor ? complexes.filter((one) => one.vendor === vendor) : complexes;
  if (vendor && shown.length === 0) throw refuse(404, 'Такого комплекса нет');
  return {
    places: shown.flatMap((complex) =>
      toNearby(complex, content.infrastructure.get(complex.vendor)),
    ),
  };
});
