/** What has to be said of places that the demo made up; nothing of others. */
export const nearbyNote = (places: readonly { demo: boolean }[]): string | undefined =>
  places.some(({ demo }) => demo)
    ? 'Демонстрационные данные: места и\u00a0минуты придуманы.'
    : undefined;
