import { getKeysForecast } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { toKeysForecast } from './to-keys-forecast.ts';

/** Forecasts the keys of a complex, or of one of its buildings. */
export const getKeysForecastHandler = implement(
  getKeysForecast,
  ({ vendor, subvendor }, { services }) => {
    const { snapshot } = services.catalogue;
    const complex = snapshot.complexes.find((one) => one.vendor === vendor);
    const buildings = snapshot.buildings.filter(
      (one) => one.vendor === vendor && (subvendor === undefined || one.subvendor === subvendor),
    );
    if (!complex || buildings.length === 0) throw refuse(404, 'Такого дома нет');
    return toKeysForecast(snapshot, complex, buildings);
  },
);
