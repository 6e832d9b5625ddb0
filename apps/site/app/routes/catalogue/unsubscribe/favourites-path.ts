/** Address of the favourites. */
export const FAVOURITES_PATH = '/izbrannoe';
