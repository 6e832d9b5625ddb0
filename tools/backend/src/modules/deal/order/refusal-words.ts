import { refuse, type Refused } from '../../../kernel/method/refuse.ts';
import type { Refusal } from './core/decide.ts';
import type { GuardName } from './core/guards.ts';
import type { OrderState } from './core/state.ts';
import { missingDocuments } from './core/required-documents.ts';

/** What a buyer is told where a condition does not hold. */
const WORDS: Partial<Record<GuardName, string>> = {
  'the hold lasts': 'Бронь закончилась. Забронируйте лот ещё раз',
  'the hold is paid and was not extended': 'Продлить можно только оплаченную бронь и один раз',
  'the offer is accepted': 'Сначала примите оферту',
  'the file is known': 'Такого файла нет',
  'no account is open': 'Счёт эскроу уже открыт',
  'the account is open': 'Сначала откройте счёт эскроу',
  'it is not with the registrar': 'Договор уже на регистрации',
  'it is with the registrar': 'Договор ещё не отправлен на регистрацию',
};

/** Turns a refusal of the rules into one that a buyer reads: 409. */
export function refuseOrder({ stopped, missing }: Refusal, state: OrderState): Refused {
  if (state.side === 'expired') return refuse(409, 'Бронь закончилась. Забронируйте лот ещё раз');
  if (stopped && state.side !== 'refused') {
    return refuse(409, 'Заказ остановлен, изменить его нельзя');
  }
  if (missing.includes('all documents are uploaded')) {
    const wanted = missingDocuments(state).map(({ title, participant }) =>
      participant === null ? title : `${title}, участник ${participant + 1}`,
    );
    return refuse(409, `Не хватает документов: ${wanted.join('; ')}`);
  }
  const said = missing.map((name) => WORDS[name as GuardName]).find(Boolean);
  return refuse(409, said ?? 'На этом этапе заказа это сделать нельзя. Обновите страницу');
}
