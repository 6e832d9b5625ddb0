import * as api from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { readNumber } from './card-number.ts';
import { checkCard } from './check-card.ts';

/** Answers `checkCard`; numbers are few enough to be tried out, so that an address gets a limit for them. */
export const checkCardHandler = implement(
  api.checkCard,
  async ({ id }, { services, visitor }) => {
    const isNumber = readNumber(id) !== null;
    if (isNumber && !(await services.limits.take('cardAddress', visitor.ip))) {
      throw refuse(429, 'Слишком много проверок подряд. Попробуйте через час');
    }
    return checkCard(services, id);
  },
  { cache: 'none' },
);
