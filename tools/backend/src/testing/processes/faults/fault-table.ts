/** How a service outside fails: half a minute without a word, an answer that is none, nobody there, there and gone by turns. */
export const FAULTS = ['slow', 'wrong', 'gone', 'flapping'] as const;
export type Fault = (typeof FAULTS)[number];

/** Who meets it. */
export const PEOPLE = ['visitor', 'buyer', 'staff'] as const;
export type Person = (typeof PEOPLE)[number];

/** Services that the backend calls. */
export const BEHIND = ['database', 'files', 'crm', 'bank', 'sms', 'mail'] as const;
export type Behind = (typeof BEHIND)[number];

/** What somebody does while a service fails, and the words that come of it; `null` where nothing is noticed. */
export interface Scene {
  does: string;
  /** Of a service that flaps, as of one that is gone, until the next try after its return: that one succeeds. */
  sees: Readonly<Record<Exclude<Fault, 'flapping'>, string | null>>;
}

const always = (words: string | null): Scene['sees'] => ({
  slow: words,
  wrong: words,
  gone: words,
});
const nothing = always(null);

const DATABASE = always('Сервис временно недоступен. Попробуйте через минуту');
const FILES = always('Хранилище файлов временно недоступно. Попробуйте через минуту');
const PARTNER = always('Партнёр не отвечает. Попробуйте через несколько минут');

/** What each person sees of each service that the backend calls; `compose/outside/faults.test.ts` walks it. */
export const behind: Readonly<Record<Behind, Readonly<Record<Person, Scene>>>> = {
  database: {
    visitor: { does: 'leaves a number', sees: DATABASE },
    buyer: { does: 'opens the order', sees: DATABASE },
    staff: { does: 'opens the list of leads', sees: DATABASE },
  },
  files: {
    visitor: { does: 'adds a file to a letter', sees: FILES },
    buyer: { does: 'adds a document to the order', sees: FILES },
    staff: { does: 'opens a document of a buyer', sees: FILES },
  },
  crm: {
    visitor: { does: 'leaves a number', sees: nothing },
    buyer: { does: 'asks for a call from the account', sees: nothing },
    staff: {
      does: 'opens the page of the CRM',
      sees: {
        slow: 'CRM не ответила за 10 секунд (timeout)',
        wrong: 'CRM ответила ошибкой (HTTP 500)',
        gone: 'Соединение с CRM оборвалось (ECONNRESET)',
      },
    },
  },
  bank: {
    visitor: { does: 'compares the programmes of the banks', sees: nothing },
    buyer: { does: 'pays for the hold', sees: PARTNER },
    staff: { does: 'opens the order that is not paid', sees: nothing },
  },
  sms: {
    visitor: { does: 'asks for a code by SMS', sees: nothing },
    buyer: { does: 'asks for a code to change the password', sees: nothing },
    staff: { does: 'tries the words of an SMS', sees: nothing },
  },
  mail: {
    visitor: { does: 'asks for a code by letter', sees: nothing },
    buyer: { does: 'asks for a code to change the password by letter', sees: nothing },
    staff: { does: 'invites a colleague', sees: nothing },
  },
};
