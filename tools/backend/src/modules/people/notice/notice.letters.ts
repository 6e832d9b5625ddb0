import { defineLetter, defineSms } from '../../../kernel/letter/define-letter.ts';
import { ending, line, link } from '../../../kernel/letter/value.ts';

const NEWS = 'Бронь закончится 20 ноября, 12:40. Продолжите оформление, и она останется за вами';

export const noticeLetter = defineLetter({
  id: 'notice-mail',
  group: 'news',
  title: 'Уведомление кабинета',
  when: 'На почту, если покупатель не отключил письма этого раздела',
  why: 'Вы получили письмо, потому что в кабинете включены уведомления этого раздела.',
  values: {
    title: line('заголовок', 'Что случилось, одной строкой', 'Бронь закончится 20 ноября, 12:40'),
    name: line('имя', 'Имя покупателя', 'Ольга'),
    news: line('новость', 'Что случилось, целиком', NEWS, { must: true }),
    section: line('раздел', 'Раздел уведомлений', 'Заказы и договоры'),
    link: link('ссылка', 'Страница кабинета', 'https://meridian30.example/lk/orders'),
    ending: ending('Не присылать писем «Заказы и договоры»'),
  },
  subject: '{{заголовок}}',
  text: ['Здравствуйте, {{имя}}.', '{{новость}}', 'Подробнее: {{ссылка}}'].join('\n\n'),
});

export const noticeSms = defineSms({
  id: 'notice-sms',
  group: 'news',
  title: 'Уведомление кабинета',
  when: 'На подтверждённый телефон, если покупатель включил СМС этого раздела',
  values: {
    news: line('новость', 'Что случилось', NEWS, { must: true }),
    link: link('ссылка', 'Страница кабинета без https://', 'meridian30.example/lk/orders'),
  },
  text: '{{новость}}. {{ссылка}}',
});
