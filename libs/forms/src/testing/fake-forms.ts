import { INCOMPLETE_PHONE } from '@m30/ui-kit/mask';
import type { CallPopup, FormsPort, LeadRefusal } from '../core/forms-port.ts';

/** What the fake host answers to a lead: one of the usual things, or an error that it throws, as `refuse` makes it. */
export type FakeAnswer = 'success' | 'refusal' | 'wrong-phone' | 'no-network' | 'slow' | Error;

/** One sent lead, as the fake host saw it. */
export interface SentLead {
  /** Name of a method, or the path of another one. */
  method: string;
  payload: Record<string, unknown>;
  idempotencyKey: string;
}

/** A host that sends nowhere and answers as configured, with what reached it. */
export interface FakeForms extends FormsPort {
  /** The next answers, in order; the last one stays. */
  answers: FakeAnswer[];
  sent: SentLead[];
  goals: string[];
  /** What the host was asked to show in a window. */
  alerts: string[];
}

/** When the fake host's clock stands still: a Friday, noon in Moscow. */
export const FAKE_NOW = new Date('2026-11-20T12:00:00+03:00');

/** The popup of every page of the fake host. */
export const fakePopup: CallPopup = {
  headline: 'Подберём квартиру за\u00a0вас',
  headline2: 'Оставьте телефон, перезвоним в\u00a0рабочее время',
  timer: 60,
  timer_repeat: 120,
  path: '/katalog',
};

const confirmation = '<p>Спасибо, Анна. Перезвоним сегодня до\u00a021:00.</p>';

/**
 * Creates a host for stories and tests: give it to `FormsProvider`. Every anti-bot token is got at once, and the clock stands at
 * `FAKE_NOW`; `Object.assign(createFakeForms(), { texts, person })` changes any part of it.
 */
export function createFakeForms(
  answers: FakeAnswer[] = ['success'],
  consent: FormsPort['consent']['mode'] = 'default',
): FakeForms {
  let tokens = 0;
  const host: FakeForms = {
    answers,
    sent: [],
    goals: [],
    alerts: [],
    consent: { mode: consent, version: '2026-11-01', href: '/politika-konfidentsialnosti/' },
    url: () => '/katalog?rooms=2',
    getToken: () => Promise.resolve(`token-${++tokens}`),
    onGoal: (goal, form) => host.goals.push(`${form}: ${goal}`),
    onAlert: (text) => host.alerts.push(text),
    now: () => FAKE_NOW,
    objects: () =>
      Promise.resolve([
        { id: 'kanal', label: 'Канал 9' },
        { id: 'zaliv', label: 'Залив' },
      ]),
    popup: () => Promise.resolve(fakePopup),
    async send(method, payload, { idempotencyKey }) {
      host.sent.push({ method, payload: { ...payload }, idempotencyKey });
      const answer = host.answers.length > 1 ? host.answers.shift() : host.answers[0];
      if (answer === 'slow') await new Promise((resume) => setTimeout(resume, 3000));
      if (answer === 'refusal')
        throw refuse(429, 'Слишком много заявок с\u00a0этого номера. Попробуйте через час');
      if (answer === 'wrong-phone') throw refuse(422, INCOMPLETE_PHONE, 'phone');
      if (answer instanceof Error) throw answer;
      if (answer === 'no-network') throw new Error('network');
      return { text: confirmation };
    },
  };
  return host;
}

/**
 * A refusal as the client of `@m30/api` throws it.
 * @param field name of the field that the message stands beside
 */
export function refuse(code: number, message: string, field?: string): LeadRefusal {
  const issues = field ? [{ path: field, message }] : [];
  return Object.assign(new Error(message), { code, issues });
}
