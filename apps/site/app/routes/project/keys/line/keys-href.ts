/** Where the forecast of a complex, or of one of its buildings, is explained. */
export const keysHref = (vendor: string, subvendor?: string): string =>
  `/obekty/${vendor}/klyuchi${subvendor === undefined ? '' : `#${subvendor}`}`;
