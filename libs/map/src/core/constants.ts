/** Zoom that shows a complex and its surroundings (specification §9). */
export const ZOOM = 10;

/** Milliseconds of a movement of the map (specification §9). */
export const ANIMATION = 500;

/** Side of a marker's icon, CSS pixels (specification §9). */
export const MARKER = 40;

/** Pixels between the markers and the edge of the map (specification §9). */
export const MARGIN = 30;

/** Words that the licence of the data wants on every map. */
export const ATTRIBUTION = '© участники OpenStreetMap';
