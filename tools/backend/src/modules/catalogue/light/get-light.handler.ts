import { getLight } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { labelledPlan } from '../lot/to-lot.ts';
import { toLight } from './to-light.ts';

/** Tells the sun and the view of a flat; who asks for every day gets figures that are calculated for him, if there are none. */
export const getLightHandler = implement(
  getLight,
  async ({ vendor, subvendor, id, days }, { services }) => {
    const { catalogue, light, media } = services;
    const lot = catalogue.snapshot.lots.get(id);
    if (lot?.complex.vendor !== vendor || lot.building.subvendor !== subvendor) {
      throw refuse(404, 'Такой квартиры нет');
    }
    const known = await light.of(lot, days === 'all');
    if (known === null) return { state: 'unknown' as const };
    if (known === undefined) return { state: 'waiting' as const };
    const sheet = media.planSheet(labelledPlan(lot).replace('/media/', ''));
    return toLight(catalogue.snapshot, lot, known, sheet);
  },
);
