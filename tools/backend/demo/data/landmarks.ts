import type { Landmark } from '@m30/scene';

const PLACES = 'место: map/gazetteer.json, проверено по OpenStreetMap (ODbL)';
const READ = 'прочитано 27.11.2026';

/** What is seen from afar in Saint Petersburg: the place of each in WGS 84, and the height of its top. */
export const landmarks: readonly Landmark[] = [
  {
    name: 'Лахта Центр',
    coordinate: [59.9871, 30.1772],
    height: 462,
    source: `${PLACES}; высота: en.wikipedia.org/wiki/Lakhta_Centre, ${READ}`,
  },
  {
    name: 'Телебашня',
    coordinate: [59.9713, 30.3215],
    height: 326,
    source: `${PLACES}; высота: russiatrek.org, «The views of St. Petersburg from the TV tower», ${READ}`,
  },
  {
    name: 'Петропавловский собор',
    coordinate: [59.95, 30.3165],
    height: 122,
    source: `${PLACES}; высота: factinformer.com/fact/9979, ${READ}`,
  },
  {
    name: 'Исаакиевский собор',
    coordinate: [59.9341, 30.3062],
    height: 101.5,
    source: `${PLACES}; высота: portfolio.fotocommunity.de/siml-portfolio/970231/photo/34430655, ${READ}`,
  },
];
