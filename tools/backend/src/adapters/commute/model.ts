/**
 * What the ways are counted by: assumptions of ours, the same for everybody, told to whoever asks how it was counted.
 * Seconds, metres, metres a second.
 */

/** A person on foot: 4.5 km/h. */
export const WALK = 4.5 / 3.6;

/** Streets that are not on the map are longer than the crow's flight by this. */
export const WINDING = 1.3;

/** A straight line × `WINDING` stands for the streets of a way no longer than this. */
export const DIRECT = 1000;

/** A place is joined to the crossings within this. */
export const REACH = 900;

/** Ways on foot and by metro that take longer are not told: four hours, the longest that a filter asks for. */
export const FARTHEST = 4 * 3600;

/** A train between two stations: 60 km/h over a track that bends a little. */
export const TRAIN = 60 / 3.6;
export const TRACK = 1.04;

/** Time that a train loses at a station: braking, doors, starting. */
export const STOP = 50;

/** From the doors to the platform, and back. */
export const ENTRANCE = 180;
export const EXIT = 150;

/** Wait for a train: half of four minutes between trains. */
export const WAIT = 120;

/** Way between the platforms of two stations, and across one platform. */
export const TRANSFER = 240;
export const ACROSS = 30;
