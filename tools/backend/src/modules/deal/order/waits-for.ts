import type { ResultOf } from '@m30/api/client';
import { LAW } from '../law/law.ts';
import { REGISTRATION_TERM } from '../law/registration-term.ts';
import type { OrderState } from './core/state.ts';
import { nextStep } from './next-step.ts';

type Waits = ResultOf<'Order.GetOrderById'>['data']['waits'];

/** What a bank, the company or the register does with an order now; `null` where its buyer acts, or nobody has to. */
export function waitsFor(order: OrderState): Waits {
  if (order.side !== null || order.finished || nextStep(order, '', null)) return null;
  return wordsOf(order);
}

/** Where an answer is read: letters go only to a mailbox that its owner has confirmed. */
const ANSWER =
  'Ответ появится в\u00a0событиях заказа, а\u00a0на\u00a0подтверждённую почту придёт и\u00a0письмо.';

function wordsOf(order: OrderState): NonNullable<Waits> {
  const { stage, contract } = order;
  if (stage === 7 && order.signed.length > 0) {
    return {
      title: 'Ждём подписи остальных участников',
      text: 'Каждый подписывает своей подписью по\u00a0ссылке из\u00a0СМС. Кто уже подписал, видно ниже; напоминание можно отправить ещё раз.',
    };
  }
  // A later stage waits for a bank again where the chosen approval is out of date.
  if (stage === 5 || stage === 7) {
    return {
      title: 'Банк рассматривает заявку',
      text: `${ANSWER} Пока действует бронь, способ оплаты можно сменить.`,
    };
  }
  if (stage === 6) {
    return {
      title: 'Проверяем документы',
      text: `Сотрудник смотрит каждый документ. ${ANSWER}`,
    };
  }
  if (stage === 9) {
    return {
      title:
        contract === 'sale'
          ? 'Росреестр регистрирует переход права'
          : 'Росреестр регистрирует договор',
      text: `Обычно ${REGISTRATION_TERM}. Номер записи появится в\u00a0событиях заказа.`,
    };
  }
  if (stage === 10) return ofLastStage(order);
  return {
    title: 'Готовим следующий этап',
    text: 'Сейчас дело за\u00a0нами: от\u00a0вас ничего не\u00a0требуется.',
  };
}

/** Permit, money, ownership: what is ahead of the keys and after them. */
function ofLastStage({ contract, commissioned, released }: OrderState): NonNullable<Waits> {
  if (released) {
    return {
      title: 'Регистрируем право собственности',
      text: 'Ключи у\u00a0вас. Документы на\u00a0право подали в\u00a0Росреестр, номер записи появится в\u00a0событиях заказа.',
    };
  }
  if (contract === 'sale') {
    return {
      title: 'Банк раскрывает аккредитив',
      text: 'Право зарегистрировано на\u00a0вас. Банк проверяет выписку и\u00a0перечисляет деньги продавцу, затем приёмка и\u00a0ключи.',
    };
  }
  return commissioned
    ? {
        title: 'Банк перечисляет деньги застройщику',
        text: `Дом введён в\u00a0эксплуатацию. Банк раскрывает счёт эскроу не\u00a0позднее ${LAW.releaseDays.value}\u00a0рабочих дней, затем приёмка и\u00a0ключи.`,
      }
    : {
        title: 'Строим дом',
        text: 'Деньги лежат на\u00a0счёте эскроу. Застройщик получит их после разрешения на\u00a0ввод дома.',
      };
}
