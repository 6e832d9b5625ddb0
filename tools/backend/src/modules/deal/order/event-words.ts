import type { TimelineEntry } from '@m30/api';
import { DOCUMENT_TITLES } from '@m30/api/document-kind';
import { PAYMENT_KINDS } from '../../estate/payment-kind.ts';
import { fullCostWords } from '@m30/calculators/credit/core';
import { formatCount, formatDate, formatPercent, shownDay } from '@m30/ui-kit/format';
import type { ContractKind } from './core/contract-kind.ts';
import type { EventData, EventType, OrderEvent } from './core/events.ts';
import { lowered } from '../../../kernel/words/first-letter.ts';

type Words<Said> = {
  [Type in EventType]: (data: EventData[Type], event: OrderEvent, deal: Deal) => Said;
};

/** Participants of an order in their places, as they are named now. */
export type People = readonly { lastName: string; name: string }[];

/** What the words of an event depend on besides the event. */
interface Deal {
  /** Whom its documents belong to. */
  people: People;
  contract: ContractKind;
}

/** «30 000 ₽». */
const roubles = (kopecks: number) => `${(kopecks / 100).toLocaleString('ru-RU')}\u00a0₽`;

const until = (instant: string | undefined) =>
  instant === undefined ? '' : ` до ${formatDate(instant, 'inSentence')}`;

/** An upload as the timeline calls it: «паспорт», «СНИЛС». */
function fileWords(kind: string): string {
  const title = new Map<string, string>(Object.entries(DOCUMENT_TITLES)).get(kind);
  if (title === undefined || kind === 'other') return 'другой';
  return /^[А-Я]{2}/.test(title) ? title : lowered(title);
}

/** «Орлов Павел», or his place where nobody is named there any more. */
const whoIs = (participant: number, people: People): string => {
  const person = people[participant];
  return person ? `${person.lastName}\u00a0${person.name}` : `участник\u00a0${participant + 1}`;
};

/** «: паспорт, Орлов Павел», where the event names the document; one who buys alone needs no name. */
const whichFile = ({ kind, participant }: EventData['file.refused'], people: People): string => {
  if (kind === undefined) return '';
  const document = `: ${fileWords(kind)}`;
  const isOne = participant === undefined || people.length === 1;
  return isOne ? document : `${document}, ${whoIs(participant, people)}`;
};

/** Title of each event, for the buyer. */
const titles: Words<string> = {
  'order.opened': ({ price, others = [] }) =>
    others.length === 0
      ? `Заказ открыт, цена ${roubles(price)} зафиксирована`
      : `Заказ открыт: ${formatCount(others.length + 1, ['лот', 'лота', 'лотов'])} вместе, цена ${roubles(price)} зафиксирована`,
  'hold.placed': (data) => `Бесплатная бронь${until(data.until)}`,
  'payment.chosen': ({ kind }) => `Выбран способ оплаты: ${PAYMENT_KINDS[kind]}`,
  'participants.named': ({ count }) => `Указаны участники сделки: ${count}`,
  'participants.aged': () => 'Участник стал старше: договор составим заново',
  'offer.accepted': ({ version }) => `Принята оферта в редакции от ${shownDay(version)}`,
  'payment.succeeded': (data) =>
    data.until === undefined
      ? `Поступил платёж ${roubles(data.amount)}`
      : `Бронь оплачена и действует${until(data.until)}`,
  'payment.refused': () => 'Платёж не прошёл',
  'payment.refunded': ({ amount }) => `Возвращено ${roubles(amount)}`,
  'hold.extended': (data) => `Бронь продлена${until(data.until)}`,
  'discount.granted': ({ amount, price }) =>
    `Скидка ${roubles(amount)}: цена заказа теперь ${roubles(price)}`,
  'discount.withdrawn': ({ amount, price }) =>
    `Скидка ${roubles(amount)} отменена: цена заказа теперь ${roubles(price)}`,
  'hold.expired': () => 'Бронь закончилась',
  'mortgage.sent': () => 'Заявка на ипотеку отправлена',
  'mortgage.approved': ({ bank }) => `${bank} одобрил кредит`,
  'mortgage.declined': ({ bank }) => `${bank} отказал в\u00a0кредите`,
  'mortgage.refused': () => 'Банки отказали в кредите',
  'mortgage.chosen': ({ bank }) => `Выбран банк: ${bank}`,
  'file.added': (data, _event, { people }) => `Загружен документ${whichFile(data, people)}`,
  'file.deleted': (data, _event, { people }) => `Документ удалён${whichFile({ ...data }, people)}`,
  'documents.sent': () => 'Документы отправлены на\u00a0проверку',
  'file.accepted': (data, { to }, { people }) =>
    to === 7 ? 'Документы приняты' : `Документ принят${whichFile(data, people)}`,
  'file.refused': (data, _event, { people }) => `Документ нужно заменить${whichFile(data, people)}`,
  'signature.given': ({ participant }, _event, { people }) =>
    `Договор подписан: ${whoIs(participant, people)}`,
  'contract.signed': () => 'Договор подписан',
  'escrow.opened': () => 'Открыт счёт эскроу, пока пустой',
  'escrow.funded': ({ amount }) => `На счёт эскроу поступило ${roubles(amount)}`,
  'escrow.released': ({ amount }) => `Банк перечислил застройщику ${roubles(amount)}`,
  'letter.opened': ({ amount }) => `Открыт аккредитив, на\u00a0нём ${roubles(amount)}`,
  'letter.released': ({ amount }) => `Аккредитив раскрыт, продавец получил ${roubles(amount)}`,
  'building.commissioned': ({ on }) => `Дом введён в\u00a0эксплуатацию ${shownDay(on)}`,
  'registration.sent': (_data, _event, { contract }) =>
    contract === 'sale'
      ? 'Документы отправлены на\u00a0регистрацию перехода права'
      : 'Договор отправлен на регистрацию',
  'registration.suspended': () => 'Регистрация приостановлена',
  'registration.done': (_data, _event, { contract }) =>
    contract === 'sale' ? 'Переход права зарегистрирован' : 'Договор зарегистрирован',
  'keys.given': () => 'Ключи переданы',
  'ownership.registered': () => 'Право собственности зарегистрировано',
  'order.cancelled': () => 'Заказ отменён',
  'contract.terminated': ({ returned }) =>
    returned === 0 ? 'Договор прекращён' : `Договор прекращён, банк вернул ${roubles(returned)}`,
  'stage.imported': (_data, { reason }) => reason ?? 'Заказ изменён',
};

/** What more there is to say of an event. */
const texts: Partial<Words<string | null>> = {
  'payment.succeeded': ({ amount, until: carried }) =>
    carried === undefined
      ? 'Бронь уже не ждёт оплаты, вернём деньги'
      : `Получено ${roubles(amount)}`,
  'hold.expired': () => 'Лот снова свободен',
  'mortgage.approved': ({ sum, rate, cost, until: lasts }) =>
    `До ${roubles(sum)}, ${cost ? `${fullCostWords(cost)}, ` : ''}ставка\u00a0${formatPercent(rate)}, решение действует${until(lasts)}. Сравните решения и\u00a0выберите банк`,
  'mortgage.chosen': ({ own }) =>
    own === undefined ? null : `Первый взнос\u00a0— ${roubles(own)}`,
  'participants.aged': (_data, { to }) =>
    to === 6
      ? 'Возраст считают на\u00a0день подписания. Укажите паспорт того, кому исполнилось 14\u00a0лет'
      : 'Возраст считают на\u00a0день подписания. Прочитайте договор ещё раз',
  'mortgage.refused': () => 'Можно выбрать другой способ оплаты, пока действует бронь',
  'documents.sent': () => 'Сотрудник проверит каждый документ',
  'file.accepted': (_data, { to }) => (to === 7 ? 'Проект договора готов к\u00a0подписанию' : null),
  'escrow.opened': ({ account }) => account ?? null,
  'letter.opened': ({ account }) => account ?? null,
  'building.commissioned': ({ permit }) => `Разрешение №\u00a0${permit}`,
  'ownership.registered': ({ record }) => record,
  'registration.suspended': ({ reason }) => reason ?? null,
  'registration.done': ({ record }) => record ?? null,
};

/** One event in words for the buyer. */
export function toTimeline(event: OrderEvent, guid: string, deal: Deal): TimelineEntry {
  const { type, data, at, actor, to, reason } = event;
  const say = (words: Partial<Words<string | null>>) =>
    (words[type] as Words<string | null>['file.added'] | undefined)?.(
      data as EventData['file.added'],
      event,
      deal,
    );
  const said = type === 'stage.imported' ? undefined : (reason ?? undefined);
  return {
    guid,
    at: at.toISOString(),
    actor,
    title: say(titles) ?? '',
    text: said ?? say(texts) ?? null,
    stage: to,
  };
}

/** Why money is given back. */
export function refundReason({ type }: OrderEvent): string {
  if (type === 'payment.succeeded') return 'Платёж пришёл, когда бронь его уже не ждала';
  if (type === 'contract.terminated') return 'Договор прекращён';
  return type === 'hold.expired' ? 'Бронь закончилась' : 'Заказ отменён';
}
