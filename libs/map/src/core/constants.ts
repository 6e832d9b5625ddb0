/** Zoom that shows a complex and its surroundings (specification §9). */
export const ZOOM = 10;

/** Zoom that shows a sales office (specification §9). */
export const OFFICE_ZOOM = 15;

/** Zoom past which a press on a cluster does not go. */
export const CLUSTER_ZOOM = 13;

/** Zoom that shows houses and the ways between them. */
export const SPOT_ZOOM = 14;

/** Milliseconds of a movement of the map (specification §9). */
export const ANIMATION = 500;

/** Side of a marker's icon, CSS pixels (specification §9). */
export const MARKER = 40;

/** Icon of the sales office, CSS pixels; its tip stands on the place (specification §9). */
export const OFFICE_MARKER = { width: 42, height: 55 };

/** Pixels between the markers and the edge of the map (specification §9). */
export const MARGIN = 30;

/** Pixels between markers below which they would lie on each other. */
export const CLUSTER = 28;

/** Words that the licence of the bundled data wants on every map. */
export const ATTRIBUTION = '© участники OpenStreetMap';
