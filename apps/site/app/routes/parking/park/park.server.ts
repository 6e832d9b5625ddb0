import type { Api, ResultOf } from '@m30/api/client';
import { orNotFound, redirectWithin } from '@m30/shell/server';
import { isTidy } from '../../../store/listing/index.ts';
import { parkListing, type ParkState } from '../shared/place-url.ts';

/**
 * One level of a car park for an address.
 * @throws Response 404 where there is no such car park or level; a redirect to the same state written properly
 */
export async function loadPark(api: Api, url: URL, vendor: string): Promise<ParkFound> {
  const state = parkListing.read(url.searchParams);
  if (!isTidy(parkListing, url.searchParams, state)) {
    throw redirectWithin(`/parking/${vendor}${parkListing.write(state)}`);
  }
  const { level, ...asked } = state.query;
  const found = await orNotFound(
    api.get('Objects.GetParking', {
      vendor,
      ...asked,
      ...(level !== undefined && { level: Number(level) }),
    }),
  );
  // A place is asked for by its readable id: a hundred guids weigh as much as the drawing.
  const places = found.level.places.map(({ guid: _guid, ...place }) => place);
  const { viewBox, ...drawing } = found.level.drawing;
  return { ...found, level: { ...found.level, viewBox, drawing, places }, state };
}

/** What the page renders. */
export interface ParkFound extends Omit<Found, 'level'> {
  level: Omit<Level, 'places' | 'drawing'> & {
    viewBox: Level['drawing']['viewBox'];
    /** `null` in a browser whose document holds it. */
    drawing: LevelDrawing | null;
    places: Omit<Level['places'][number], 'guid'>[];
  };
  state: ParkState;
}

type Found = ResultOf<'Objects.GetParking'>;
type Level = Found['level'];

/** What lies under the places: it never changes. */
export type LevelDrawing = Omit<Level['drawing'], 'viewBox'>;

/** A place or a room of the level. */
export type LevelPlace = ParkFound['level']['places'][number];
