import * as v from 'valibot';
import { defineMethod } from '../../core/define-method.ts';
import { NothingSchema } from '../../core/schemas.ts';
import { ProgrammeSchema } from '../../catalogue/lot.schema.ts';
import { FavouriteIdsSchema, listErrors, LotIdSchema } from '../basket.schema.ts';
import { FavouriteKeySchema, FavouriteLettersSchema, FavouriteSchema } from './favourite.schema.ts';

/** Returns the visitor's favourites. */
export const getFavourites = defineMethod({
  name: 'Favourite.Get',
  verb: 'GET',
  summary: 'Returns the favourites of the visitor',
  input: NothingSchema,
  result: v.object({
    /** Those added last first. */
    items: v.array(FavouriteSchema),
    /** `null` for a guest. */
    letters: v.nullable(FavouriteLettersSchema),
    /** Terms behind the payments; `null` where the company has no programme. */
    programme: v.nullable(ProgrammeSchema),
  }),
});

/** Puts a lot of any kind into the visitor's favourites; one that is there already stays as it is. */
export const addToFavourites = defineMethod({
  name: 'Favourite.Add',
  verb: 'POST',
  summary: 'Puts a lot of any kind into the favourites of the visitor',
  input: LotIdSchema,
  result: FavouriteIdsSchema,
  errors: listErrors,
});

/** Takes a lot out of the visitor's favourites; one that is not there is no mistake. */
export const deleteFromFavourites = defineMethod({
  name: 'Favourite.Delete',
  verb: 'POST',
  summary: 'Takes a lot out of the favourites of the visitor',
  input: LotIdSchema,
  result: FavouriteIdsSchema,
});

/** Empties the visitor's favourites. */
export const clearFavourites = defineMethod({
  name: 'Favourite.Clear',
  verb: 'POST',
  summary: 'Empties the favourites of the visitor',
  input: NothingSchema,
  result: FavouriteIdsSchema,
});

/** Begins or ends the letters about lower prices and freed lots among the favourites of the buyer. */
export const setFavouriteLetters = defineMethod({
  name: 'Favourite.SetLetters',
  verb: 'POST',
  summary: 'Begins or ends the letters about the favourites of the buyer',
  access: 'buyer',
  input: v.strictObject({ subscribed: v.boolean() }),
  result: v.object({ subscribed: v.boolean() }),
  errors: { 422: 'The account has no confirmed mailbox' },
});

/** Says whether letters still come by the link of a letter; reading it changes nothing. */
export const getFavouriteLetters = defineMethod({
  name: 'Favourite.GetLetters',
  verb: 'GET',
  summary: 'Says whether letters about favourites still come by the link of a letter',
  input: FavouriteKeySchema,
  result: v.object({ subscribed: v.boolean() }),
});

/** Ends the letters about favourites by the link of a letter; a second call changes nothing. */
export const stopFavouriteLetters = defineMethod({
  name: 'Favourite.StopLetters',
  verb: 'POST',
  summary: 'Ends the letters about favourites by the link of a letter',
  input: FavouriteKeySchema,
  result: v.object({}),
});
