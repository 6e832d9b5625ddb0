import { findAddress } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { limitTravel, toRefusal } from './refuse-travel.ts';

/** Finds the place of an address. */
export const findAddressHandler = implement(findAddress, async ({ address }, call) => {
  limitTravel(call);
  try {
    const { label, note, exact, coordinate } = await call.services.travel.find(address);
    const work = coordinate.map((degrees) => degrees.toFixed(6)).join(',');
    return { work, label, note, exact };
  } catch (error) {
    throw toRefusal(error);
  }
});
