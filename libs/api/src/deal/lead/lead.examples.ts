import type { ExamplesOf } from '../../core/examples.ts';
import type * as methods from './lead.methods.ts';

/** What a lead's example says of its own: the rest is the same for every form. */
interface LeadTexts<Own extends object> {
  /** Fields beside name and phone of a plain lead, and of one with everything. */
  least: Own;
  full: Own;
  /** What the confirmation says after the name. */
  says: string;
}

/** The examples of a lead method: the least that a page sends, everything it can send, and no JavaScript. */
function leadCalls<Own extends object>({ least, full, says }: LeadTexts<Own>) {
  const answer = (name: string) => ({ text: `<p>${name}, спасибо. ${says}</p>` });
  return [
    {
      name: 'the least a page sends',
      input: { name: 'Ольга', phone: '+7 (921) 555-01-02', token: 'token', ...least },
      result: answer('Ольга'),
    },
    {
      name: 'with consent and marketing',
      input: {
        name: 'Анна-Мария О’Нил',
        phone: '8 921 555 01 03',
        token: 'token',
        consent: { mode: 'explicit', version: '2026-09-01' },
        marketing: { utm_source: 'yandex', utm_medium: 'cpc', yclid: '17203344' },
        referrer: 'https://yandex.ru/',
        ...full,
      },
      result: answer('Анна-Мария О’Нил'),
    },
    {
      name: 'from a page without JavaScript',
      input: {
        name: 'Игорь',
        phone: '8 (921) 555-01-04',
        noscript: true,
        website: '',
        ...least,
      },
      result: answer('Игорь'),
    },
  ] as const;
}

const oldFlat = {
  address: 'Санкт-Петербург, Бухарестская ул., 30',
  area: 44.5,
  floor: 3,
  floors: 9,
};

export const leadExamples: ExamplesOf<typeof methods> = {
  'Form.CallRequest': leadCalls({
    least: { url: '/' },
    full: { url: '/katalog' },
    says: 'Перезвоним в рабочее время: ежедневно с 9:00 до 21:00.',
  }),
  'Form.CallRequestSecondary': leadCalls({
    least: { url: '/vtorichka' },
    full: { url: '/vtorichka/otzyvy' },
    says: 'Специалист по вторичному жилью перезвонит в рабочее время: ежедневно с 9:00 до 21:00.',
  }),
  'Form.CallRequestNewObject': [
    {
      name: 'a phase that is not on sale yet',
      input: {
        name: 'Ольга',
        phone: '+7 (921) 555-01-02',
        token: 'token',
        element: '«Канал 9», корпус 3',
      },
      result: { text: '<p>Ольга, спасибо. Позвоним, как только начнутся продажи.</p>' },
    },
  ],
  'Form.CallRequestMortgageConsultant': [
    {
      name: 'a mortgage consultation',
      input: {
        name: 'Ольга',
        phone: '+7 (921) 555-01-02',
        email: 'olga@example.com',
        token: 'token',
        objectId: 'kanal',
      },
      result: {
        text: '<p>Ольга, спасибо. Ипотечный специалист позвонит в рабочее время: в будни с 10:00 до 17:00, в выходные с 10:00 до 18:00.</p>',
      },
    },
    {
      name: 'an object consultation at a set time',
      input: {
        name: 'Ольга',
        phone: '+7 (921) 555-01-02',
        token: 'token',
        objects: '«Залив»',
        date: '19.11.2026',
        time: '19:30',
      },
      result: {
        text: '<p>Ольга, спасибо. Записали вас на консультацию 19.11.2026 в 19:30. Накануне позвоним и напомним.</p>',
      },
    },
  ],
  'Form.CallRequestShowRoom': [
    {
      name: 'the showroom of a complex',
      input: {
        name: 'Ольга',
        phone: '+7 (921) 555-01-02',
        token: 'token',
        element: '«Северный свет»',
      },
      result: {
        text: '<p>Ольга, спасибо. Позвоним, чтобы выбрать удобный день для визита в шоурум.</p>',
      },
    },
  ],
  'Form.CallRequestEasyMoving': leadCalls({
    least: { url: '/klientam/uslugi' },
    full: { url: '/klientam/uslugi?utm_source=yandex' },
    says: 'Менеджер по переезду позвонит и рассчитает стоимость.',
  }),
  'Form.CallRequestSendProject': leadCalls({
    least: { url: '/kompaniya/produkciya' },
    full: { url: '/kompaniya/produkciya?utm_source=yandex' },
    says: 'Инженер посмотрит проект и позвонит в течение двух рабочих дней.',
  }),
  'Form.CallRequestOrderForm': [
    {
      name: 'a flat of the catalogue',
      input: {
        name: 'Ольга',
        phone: '+7 (921) 555-01-02',
        token: 'token',
        apartment_guid: '047e5cb4-9689-5d61-a283-c786f898a6e6',
      },
      result: {
        text: '<p>Ольга, спасибо. Менеджер проверит квартиру и перезвонит ежедневно с 9:00 до 21:00.</p>',
      },
    },
  ],
  'Form.CallRequestTradeIn': leadCalls({
    least: { url: '/trade-in', rooms: '2' as const, ...oldFlat },
    full: { url: '/trade-in?utm_source=yandex', rooms: 'studio' as const, ...oldFlat },
    says: 'Оценщик позвонит и назовёт диапазон цены.',
  }),
  'Form.SetCallFromLanding': leadCalls({
    least: { url: '/dom-na-kurskoy' },
    full: { url: '/yyaa' },
    says: 'Перезвоним в рабочее время: ежедневно с 9:00 до 21:00.',
  }),
  'Form.RespondToVacancy': leadCalls({
    least: { url: '/kompaniya/vakansii', vacancy: 'arhitektor-rd' },
    full: {
      url: '/kompaniya/vakansii?department=Стройка',
      vacancy: 'arhitektor-rd',
      email: 'anna@example.com',
      message: 'Десять лет веду рабочую документацию, пять из них кирпичные дома.',
      cv: '',
    },
    says: 'Отдел кадров прочитает отклик и ответит в течение трёх рабочих дней.',
  }),
  'Form.SendReview': leadCalls({
    least: {
      url: '/otzyv',
      rating: '5',
      message: 'Во дворе тихо, лифт не скрипит, а сосны под окном настоящие.',
    },
    full: {
      url: '/otzyv?object=kanal',
      object: 'kanal',
      purchase: 'студия, корпус 2',
      rating: '4',
      message: 'Дом хороший, вода под окнами. Долго ждали пропуск на машину.',
      photo: '',
    },
    says: 'Отзыв прочитает редактор и опубликует в течение трёх рабочих дней.',
  }),
  'SmartCall.CallTouch': leadCalls({
    least: { url: '/' },
    full: { url: '/obekty/kanal' },
    says: 'Перезвоним в рабочее время: ежедневно с 9:00 до 21:00.',
  }),
};
