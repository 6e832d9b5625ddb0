import { familyProgramme } from '../../catalogue/lot.examples.ts';
import type { ExamplesOf } from '../../core/examples.ts';
import type * as methods from './favourite.methods.ts';

const KEY = 'izbrannoe-stalo-nenuzhnym-davno';

export const favouriteExamples: ExamplesOf<typeof methods> = {
  'Favourite.Get': [
    {
      name: 'nothing yet',
      input: {},
      result: { items: [], letters: null, programme: familyProgramme },
    },
  ],
  'Favourite.Add': [
    { name: 'a flat', input: { lot: 'k2-48' }, result: { favourites: ['k2-48'] } },
    {
      name: 'a resale flat',
      input: { lot: 'gatchina-3k' },
      result: { favourites: ['k2-48', 'gatchina-3k'] },
    },
  ],
  'Favourite.Delete': [{ name: 'a flat', input: { lot: 'k2-48' }, result: { favourites: [] } }],
  'Favourite.Clear': [{ name: 'whatever was there', input: {}, result: { favourites: [] } }],
  'Favourite.SetLetters': [
    { name: 'no more letters', input: { subscribed: false }, result: { subscribed: false } },
  ],
  'Favourite.GetLetters': [
    { name: 'a link that was used before', input: { key: KEY }, result: { subscribed: false } },
  ],
  'Favourite.StopLetters': [
    { name: 'a link that was used before', input: { key: KEY }, result: {} },
  ],
};
