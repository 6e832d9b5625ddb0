import { getKeysForecast } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { residentialBuildings } from '../complex/to-complex-card.ts';
import { toKeysForecast } from './to-keys-forecast.ts';

/** Forecasts the keys of a complex, or of one of its buildings; those without flats have no page and are left out. */
export const getKeysForecastHandler = implement(
  getKeysForecast,
  ({ vendor, subvendor }, { services }) => {
    const { snapshot } = services.catalogue;
    const complex = snapshot.complexes.find((one) => one.vendor === vendor);
    const buildings = complex
      ? residentialBuildings(snapshot, complex).filter(
          (one) => subvendor === undefined || one.subvendor === subvendor,
        )
      : [];
    if (!complex || buildings.length === 0) throw refuse(404, 'Такого дома нет');
    return toKeysForecast(snapshot, complex, buildings);
  },
);
