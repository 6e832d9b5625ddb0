import { findAddress } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { limitTravel, toRefusal } from './refuse-travel.ts';
import { placeText } from './place-of.ts';

/** Finds the place of an address. */
export const findAddressHandler = implement(findAddress, async ({ address }, call) => {
  limitTravel(call);
  try {
    const { label, note, exact, coordinate } = await call.services.travel.find(address);
    return { work: placeText(coordinate), label, note, exact };
  } catch (error) {
    throw toRefusal(error);
  }
});
