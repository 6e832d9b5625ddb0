import { refuse, type Refused } from '../../../kernel/method/refuse.ts';
import type { Refusal } from './core/decide.ts';
import type { GuardName } from './core/guards.ts';
import type { OrderState } from './core/state.ts';
import { missingDocuments } from './core/required-documents.ts';

/** Of a discount that is taken back. */
export const NO_LIMIT =
  'Выбранный банк одобрил меньше, чем нужно без скидки. Сначала покупатель меняет оплату или банк';

/** What a buyer is told where a condition does not hold. */
const WORDS: Partial<Record<GuardName, string>> = {
  'the hold lasts': 'Бронь закончилась. Забронируйте лот ещё раз',
  'the hold is paid and was not extended': 'Продлить можно только оплаченную бронь и один раз',
  'no discount was granted': 'Скидка в\u00a0этом заказе уже есть',
  'nobody has signed': 'Договор уже подписывают: цена в\u00a0нём не\u00a0меняется',
  'the discount is off the price of the first lot': 'Цена заказа уже другая. Обновите страницу',
  'a discount was granted': 'Скидки в\u00a0этом заказе нет',
  'all of the discount comes back': 'Цена заказа уже другая. Обновите страницу',
  'the chosen bank lends for the price': NO_LIMIT,
  'the offer is accepted': 'Сначала примите оферту',
  'as many as before, and nobody younger': 'Состав участников после брони не\u00a0меняется',
  'no document is outgrown': 'Участнику исполнилось 14\u00a0лет: сначала укажите его паспорт',
  'the file is known': 'Такого файла нет',
  'there is something to check': 'Документы уже на\u00a0проверке',
  'the file is with the staff': 'Этот документ не\u00a0ждёт проверки',
  'the file is not accepted': 'Принятый документ удалить нельзя',
  'by ДДУ':
    'Квартиру в\u00a0готовом доме покупают по\u00a0договору купли-продажи с\u00a0аккредитивом',
  'by a sale': 'Квартиру в\u00a0строящемся доме покупают по\u00a0ДДУ со\u00a0счётом эскроу',
  'the contract is registered': 'Деньги вносят после регистрации договора',
  'the price is all paid in': 'На\u00a0счёте эскроу ещё не\u00a0вся цена',
  'the building is commissioned': 'Дом ещё не\u00a0введён в\u00a0эксплуатацию',
  'the building is not commissioned': 'Разрешение на\u00a0ввод уже отмечено',
  'the money is not released': 'Деньги уже перечислены',
  'the money is released': 'Ключи передают после ввода дома и\u00a0расчётов по\u00a0договору',
  'the keys are given': 'Право регистрируют после передачи квартиры',
  'the keys are not given': 'Ключи уже переданы',
  'the ownership is not registered': 'Право уже зарегистрировано',
  'the approval is in force':
    'Это решение банка больше не\u00a0действует. Выберите другой банк или подайте заявку ещё раз',
  'its limit covers the loan':
    'Лимит банка меньше кредита, который нужен. Выберите другой банк или увеличьте первый взнос',
  'the loan is there':
    'Решение банка больше не\u00a0действует. Выберите другой банк, затем подпишите договор',
  'he is one of those who sign': 'Этот участник уже подписал договор',
  'it is the text that the others have signed':
    'Другой участник подписал договор с\u00a0другим текстом. Прочитайте договор ещё раз',
  'it is not with the registrar': 'Документы уже на регистрации',
  'it is with the registrar': 'Документы ещё не отправлены на регистрацию',
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
