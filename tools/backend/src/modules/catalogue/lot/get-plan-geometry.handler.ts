import { getPlanGeometry } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { labelledPlan } from './to-lot.ts';

/** Returns the measured plan of one flat. */
export const getPlanGeometryHandler = implement(
  getPlanGeometry,
  ({ vendor, subvendor, id }, { services }) => {
    const lot = services.catalogue.snapshot.lots.get(id);
    const isHere = lot?.complex.vendor === vendor && lot.building.subvendor === subvendor;
    const geometry =
      lot && isHere ? services.media.planGeometry(labelledPlan(lot).replace('/media/', '')) : null;
    if (!geometry) throw refuse(404, 'Измеренного плана этой квартиры нет');
    return geometry;
  },
);
