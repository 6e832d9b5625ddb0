import { defineLetter, defineSms } from '../../../kernel/letter/define-letter.ts';
import { items, line, link } from '../../../kernel/letter/value.ts';

const MUST = { must: true };

const HELD = {
  lot: line('лот', 'Что держим', '«Канал 9», корпус 2, № 49', MUST),
  price: line('цена', 'Цена лота', '14 650 000 ₽'),
  until: line('когда', 'До какого времени', '20 ноября, 12:40', MUST),
  link: link('ссылка', 'Заказ в кабинете', 'https://meridian30.example/lk/orders/key'),
};

const ORDER = {
  ...HELD,
  name: line('имя', 'Имя покупателя', 'Ольга'),
  number: line('номер', 'Номер заказа', '30-1024'),
  shown: items(
    'картинка',
    'Вид из окна или планировка квартиры со ссылкой на её страницу; у других лотов ничего',
    [
      {
        lines: ['2-комнатная квартира, 58,4 м²', 'этаж 7 из 12'],
        picture: {
          src: 'https://meridian30.example/media/kanal-hero-320.jpg',
          ...{ alt: 'Вид из окна на юг', ratio: 0.625 },
        },
        link: 'https://meridian30.example/kvartiry/kanal-2-49',
      },
    ],
    { must: false },
  ),
};

const WORDS = 'Мы держим для вас: {{лот}}, {{цена}}, до {{когда}}.';
const SHOWN = '{{картинка}}';
const KNOWN = 'Заказ в личном кабинете: {{ссылка}}';
const NEW =
  'Для вас открыт личный кабинет. Войдите по этому номеру, пароль задаст «Забыли пароль?»: {{ссылка}}';

const WHY = 'Вы оставили эту почту в офисе продаж.';

export const officeHoldSms = defineSms({
  id: 'office-hold-sms',
  group: 'deal',
  title: 'Бронь в офисе',
  when: 'Покупателю с кабинетом, когда сотрудник забронировал для него лот',
  values: HELD,
  text: `${WORDS} ${KNOWN}`,
});

export const officeHoldNewSms = defineSms({
  id: 'office-hold-new-sms',
  group: 'deal',
  title: 'Бронь в офисе: открыт кабинет',
  when: 'Покупателю без кабинета, когда сотрудник забронировал для него лот',
  values: HELD,
  text: `${WORDS} ${NEW}`,
});

export const officeHoldLetter = defineLetter({
  id: 'office-hold-mail',
  group: 'deal',
  title: 'Бронь в офисе',
  when: 'Покупателю с кабинетом, когда сотрудник забронировал для него лот',
  why: WHY,
  values: ORDER,
  subject: 'Заказ {{номер}}: {{лот}}',
  text: ['Здравствуйте, {{имя}}.', WORDS, SHOWN, KNOWN].join('\n\n'),
});

export const officeHoldNewLetter = defineLetter({
  id: 'office-hold-new-mail',
  group: 'deal',
  title: 'Бронь в офисе: открыт кабинет',
  when: 'Покупателю без кабинета, когда сотрудник забронировал для него лот',
  why: WHY,
  values: ORDER,
  subject: 'Заказ {{номер}}: {{лот}}',
  text: [
    'Здравствуйте, {{имя}}.',
    WORDS,
    SHOWN,
    'Для вас открыт личный кабинет. Войдите по номеру телефона, пароль задаст «Забыли пароль?».',
    KNOWN,
  ].join('\n\n'),
});
