import type { ResultOf } from '@m30/api/client';
import { lotName, placeWords, statusWords } from '../../../store/cart/lot-words.ts';
import { lotTitle } from '../../../store/objects/lot-title.ts';

/** A lot of any kind, as the favourites hold it. */
export type FavouriteLot = ResultOf<'Favourite.Get'>['items'][number]['lot'];

/** Name of a lot in a row: «Террасы, кладовая, 4,2 м²», «2-комнатная, 58,1 м², Кондратьевский пр., 62». */
export const favouriteName = (lot: FavouriteLot): string =>
  lot.kind === 'resale' ? `${lotTitle(lot)}, ${lot.place}` : lotName(lot);

/** Where it lies: «№ 48, этаж 5 из 9, дом сдан», «Вторичка, Приморский район, этаж 4 из 5». */
export const favouritePlace = (lot: FavouriteLot): string =>
  lot.kind === 'resale'
    ? `Вторичное жильё, ${lot.district}, этаж\u00a0${lot.floor} из\u00a0${lot.floors}`
    : placeWords(lot);

/** «Свободна», «Забронировано»; a resale flat is spoken of as a flat. */
export const favouriteStatus = ({ kind, status }: FavouriteLot): string =>
  statusWords({ kind: kind === 'resale' ? 'flat' : kind, status });
