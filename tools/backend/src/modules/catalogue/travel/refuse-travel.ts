import type { Call } from '../../../kernel/method/call.ts';
import { refuse, type Refused } from '../../../kernel/method/refuse.ts';
import { TravelError, type TravelProblem } from '../../../adapters/travel/types.ts';

const WORDS: Readonly<Record<TravelProblem, [status: number, message: string]>> = {
  'not-found': [404, 'Такого адреса нет на нашей карте. Проверьте название улицы или города'],
  'too-far': [422, 'Туда не доехать по дорогам нашей карты. Укажите адрес поближе'],
  away: [503, 'Сервис карт сейчас не отвечает. Попробуйте ещё раз через минуту'],
};

/** Makes what the visitor reads of a travel error; other errors pass. */
export function toRefusal(error: unknown): Refused | unknown {
  return error instanceof TravelError ? refuse(...WORDS[error.problem]) : error;
}

/** @throws Refused 429 when one address asks too often */
export function limitTravel({ services, visitor }: Call): void {
  if (!services.limits.takeHere('travelAddress', visitor.ip)) {
    throw refuse(429, 'Слишком много запросов. Попробуйте через несколько минут');
  }
}
