import { suggest } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { limitTravel, toRefusal } from './refuse-travel.ts';

/** Suggests addresses for what was typed so far. */
export const suggestHandler = implement(suggest, async ({ text }, call) => {
  limitTravel(call);
  try {
    const places = await call.services.travel.suggest(text);
    return { suggestions: places.map(({ label, note }) => ({ label, note })) };
  } catch (error) {
    throw toRefusal(error);
  }
});
