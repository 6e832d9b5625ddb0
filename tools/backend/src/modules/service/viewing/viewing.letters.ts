import { defineLetter, defineSms } from '../../../kernel/letter/define-letter.ts';
import { line, link } from '../../../kernel/letter/value.ts';

const MUST = { must: true };

const FACTS = {
  when: line('когда', 'День и время показа', '20 ноября, 12:40', MUST),
  lot: line('лот', 'Что смотрим', 'квартира № 49, «Канал 9», корпус 2'),
  where: line('где', 'Адрес офиса или ссылка на видео', 'Приморский проспект, 30'),
};
const HOST = { host: line('кто встретит', 'Сотрудник и его телефон', 'Анна, +7 812 000-30-30') };
const REASON = { reason: line('причина', 'Почему отменён, если сказано', 'Офис закрыт.') };

const page = (words: string) => ({
  page: link('ссылка', words, 'https://meridian30.example/prosmotr/key'),
});
const shortPage = (words: string) => ({
  page: link('ссылка', `${words}, без https://`, 'meridian30.example/prosmotr/key'),
});

const CHANGE = 'Страница, где показ переносят и отменяют';
const AGAIN = 'Страница, где записываются снова';
const why = 'Вы записались на просмотр и указали эту почту.';

const GREETING = {
  greeting: line(
    'приветствие',
    'Здравствуйте и имя, если оно похоже на имя',
    'Здравствуйте, Ольга.',
  ),
};
const CALENDAR = {
  calendar: link('календарь', 'Файл для календаря', 'https://meridian30.example/prosmotr/key.ics', {
    must: false,
  }),
};

/** What has become of a viewing that takes place. */
interface News {
  id: string;
  title: string;
  when: string;
  /** «Вы записаны на просмотр». */
  words: string;
}

const viewingSms = ({ id, title, when, words }: News) =>
  defineSms({
    ...{ id: `viewing-${id}-sms`, group: 'viewing', title, when },
    values: { ...FACTS, ...HOST, ...shortPage(CHANGE) },
    text: `${words}: {{когда}}. {{где}}. {{лот}}. Встретит {{кто встретит}}. Перенести или отменить: {{ссылка}}`,
  });

const viewingLetter = ({ id, title, when, words }: News) =>
  defineLetter({
    ...{ id: `viewing-${id}-mail`, group: 'viewing', title, when, why },
    values: { ...GREETING, ...FACTS, ...HOST, ...page(CHANGE), ...CALENDAR },
    subject: `${words}: {{когда}}`,
    text: [
      '{{приветствие}}',
      `${words}: {{когда}}.`,
      'Что смотрим: {{лот}}\nГде: {{где}}\nВстретит: {{кто встретит}}',
      'Перенести или отменить: {{ссылка}}',
      'Файл для календаря: {{календарь}}',
    ].join('\n\n'),
  });

const BOOKED: News = {
  id: 'booked',
  title: 'Вы записаны на просмотр',
  when: 'Посетителю, когда он записался',
  words: 'Вы записаны на просмотр',
};
const MOVED: News = {
  id: 'moved',
  title: 'Просмотр перенесён',
  when: 'Посетителю, когда показ перенесли он или сотрудник',
  words: 'Просмотр перенесён',
};
const REMINDER: News = {
  id: 'reminder',
  title: 'Напоминание о просмотре',
  when: 'Посетителю накануне показа',
  words: 'Напоминаем о просмотре',
};

export const viewingBookedSms = viewingSms(BOOKED);
export const viewingBookedLetter = viewingLetter(BOOKED);
export const viewingMovedSms = viewingSms(MOVED);
export const viewingMovedLetter = viewingLetter(MOVED);
export const viewingReminderSms = viewingSms(REMINDER);
export const viewingReminderLetter = viewingLetter(REMINDER);

export const viewingCancelledSms = defineSms({
  id: 'viewing-cancelled-sms',
  group: 'viewing',
  title: 'Просмотр отменён',
  when: 'Посетителю, когда показ отменили он или сотрудник',
  values: { when: FACTS.when, lot: FACTS.lot, ...REASON, ...shortPage(AGAIN) },
  text: 'Просмотр отменён: {{когда}}, {{лот}}. {{причина}} Записаться снова: {{ссылка}}',
});

export const viewingCancelledLetter = defineLetter({
  id: 'viewing-cancelled-mail',
  group: 'viewing',
  title: 'Просмотр отменён',
  when: 'Посетителю, когда показ отменили он или сотрудник',
  why,
  values: { ...GREETING, when: FACTS.when, lot: FACTS.lot, ...REASON, ...page(AGAIN) },
  subject: 'Просмотр отменён: {{когда}}',
  text: [
    '{{приветствие}}',
    'Просмотр отменён: {{когда}}. {{причина}}',
    'Что хотели посмотреть: {{лот}}',
    'Записаться снова: {{ссылка}}',
  ].join('\n\n'),
});

const staffLetter = ({ id, title, words }: Omit<News, 'when'>) =>
  defineLetter({
    ...{ id: `viewing-${id}-by-visitor-mail`, group: 'staff', title },
    when: 'Отделу продаж',
    why: 'На этот адрес сайт присылает заявки.',
    values: {
      ...FACTS,
      host: line('кто встречает', 'Сотрудник', 'Анна'),
      name: line('имя', 'Имя посетителя', 'Ольга'),
      phone: line('телефон', 'Телефон посетителя', '+7 921 304-17-62', MUST),
    },
    subject: `${words} посетителем: {{когда}}`,
    text: [
      'Когда: {{когда}} (Москва)',
      'Что: {{лот}}',
      'Где: {{где}}',
      'Кто встречает: {{кто встречает}}',
      'Имя: {{имя}}',
      'Телефон: {{телефон}}',
    ].join('\n'),
  });

export const viewingMovedByVisitorLetter = staffLetter({
  ...{ id: 'moved', title: 'Посетитель перенёс просмотр', words: 'Просмотр перенесён' },
});
export const viewingCancelledByVisitorLetter = staffLetter({
  ...{ id: 'cancelled', title: 'Посетитель отменил просмотр', words: 'Просмотр отменён' },
});
