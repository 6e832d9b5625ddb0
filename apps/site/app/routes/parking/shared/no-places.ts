import {
  liftOf,
  waysOut,
  type ListingPlace,
  type NothingFoundProps,
} from '../../../components/listing-form/index.ts';
import { placeWords } from './place-filters.ts';
import { variantsWords } from './place-words.ts';

/** What an empty list of places and storage rooms says. */
export function noPlaces<Query>(
  place: ListingPlace<Query>,
  relaxations: readonly { key: string; count: number }[],
): NothingFoundProps {
  return {
    what: 'мест',
    ways: waysOut(place, relaxations, { lift: liftOf(placeWords), count: variantsWords }),
    all: { label: 'Показать все места', href: place.action },
  };
}
