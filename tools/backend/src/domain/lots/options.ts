/** Options of the rooms facet, in the order of the page. */
export const ROOM_OPTIONS = [
  { value: 'studio', label: 'Студия' },
  { value: '1', label: '1' },
  { value: '2', label: '2' },
  { value: '3', label: '3' },
  { value: '4', label: '4+' },
] as const;

/** Bars of the price histogram. */
export const HISTOGRAM_STEPS = 24;

/** Prices are kopecks inside and whole roubles in filters and bounds. */
export const KOPECKS = 100;
