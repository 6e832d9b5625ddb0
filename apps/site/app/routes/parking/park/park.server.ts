import { redirect } from 'react-router';
import type { Api, ResultOf } from '@m30/api/client';
import { orNotFound } from '@m30/shell/server';
import { isTidy } from '../../../store/listing/index.ts';
import { parkListing, type ParkState } from '../shared/place-url.ts';

/**
 * One level of a car park for an address.
 * @throws Response 404 where there is no such car park or level; a redirect to the same state written properly
 */
export async function loadPark(api: Api, url: URL, vendor: string): Promise<ParkFound> {
  const state = parkListing.read(url.searchParams);
  if (!isTidy(parkListing, url.searchParams, state)) {
    throw redirect(`/parking/${vendor}${parkListing.write(state)}`);
  }
  const { level, ...asked } = state.query;
  const found = await orNotFound(
    api.get('Objects.GetParking', {
      vendor,
      ...asked,
      ...(level !== undefined && { level: Number(level) }),
    }),
  );
  return { ...found, state };
}

/** What the page renders. */
export type ParkFound = ResultOf<'Objects.GetParking'> & { state: ParkState };

/** A place or a room of the level. */
export type LevelPlace = ParkFound['level']['places'][number];
