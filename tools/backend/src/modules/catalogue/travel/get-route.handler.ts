import { getRoute } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { limitTravel, toRefusal } from './refuse-travel.ts';
import { wholeMinutes, type Coordinate } from '../../../adapters/travel/types.ts';

/** Returns the way by car from a place to an address. */
export const getRouteHandler = implement(getRoute, async ({ from, address }, call) => {
  limitTravel(call);
  const { travel } = call.services;
  try {
    const { label, coordinate, exact } = await travel.find(address);
    const { seconds, metres, line, estimate } = await travel.route(from, coordinate);
    return {
      minutes: wholeMinutes(seconds),
      ...{ metres, estimate },
      matched: { label, coordinate: toPair(coordinate), exact },
      line: line.map(toPair),
    };
  } catch (error) {
    throw toRefusal(error);
  }
});

const toPair = ([latitude, longitude]: Coordinate): [number, number] => [latitude, longitude];
