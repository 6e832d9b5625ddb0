import type { OrderState } from '../modules/deal/order/core/state.ts';

/** Something that the staff do next for an order. */
export interface TestMove {
  /** Name of the action. */
  name: string;
  /** On its button. */
  label: string;
  /** What it brings about, Russian. */
  hint: string;
}

/** How far a handover is. */
interface Handover {
  signedAt: Date | null;
  keysAt: Date | null;
}

const COMMISSION: TestMove = {
  name: 'building.commission',
  label: 'Дом введён в\u00a0эксплуатацию',
  hint: 'Для этого заказа приходит разрешение на\u00a0ввод; в\u00a0каталоге дом строится дальше.',
};

/** What the staff do next besides looking at documents; `null` where it is the turn of others. */
export function testMoves(state: OrderState, handover: Handover | null): TestMove[] {
  const { stage, side, contract, commissioned, funded, price, released, keys, finished } = state;
  if (side !== null || stage < 10 || finished) return [];
  if (contract === 'ddu' && !commissioned) return [COMMISSION];
  if (!released) {
    return funded < price
      ? []
      : [
          {
            name: 'money.release',
            label: contract === 'sale' ? 'Раскрыть аккредитив' : 'Перечислить деньги застройщику',
            hint: 'Банк переводит цену договора компании.',
          },
        ];
  }
  if (!keys) return [handoverMove(handover)];
  return [
    {
      name: 'ownership.register',
      label: 'Зарегистрировать право',
      hint: 'Росреестр записывает квартиру на\u00a0покупателя: сделка исполнена.',
    },
  ];
}

function handoverMove(handover: Handover | null): TestMove {
  if (!handover) {
    return {
      name: 'acceptance.open',
      label: 'Пригласить на\u00a0приёмку',
      hint: 'Квартира готова, покупатель может записаться на\u00a0осмотр.',
    };
  }
  return handover.signedAt
    ? { name: 'keys.hand', label: 'Выдать ключи', hint: 'Покупатель получает ключи.' }
    : {
        name: 'act.sign',
        label: 'Подписать акт',
        hint: 'Передаточный акт подписан в\u00a0офисе.',
      };
}
