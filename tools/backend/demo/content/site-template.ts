import type { ResultOf } from '@m30/api/client';
import { company } from './company.ts';

/** Header, menus and footer of the site; counters are filled when it is asked for. */
export const siteTemplate: ResultOf<'Content.GetTemplate'> = {
  logo: company.brand,
  tagline: company.tagline,
  phone: { value: company.phone },
  email: company.email,
  address: company.address,
  copyright: company.copyright,
  privacy_policy: { label: 'Политика конфиденциальности', link: '/politika-konfidentsialnosti' },
  menu_main: [
    { label: 'Квартиры', link: '/katalog' },
    { label: 'Комплексы', link: '/obekty' },
    { label: 'Акции', link: '/akcii' },
    { label: 'Как купить', link: '/kak-kupit' },
  ],
  menu_header: [
    { label: 'Компания', link: '/kompaniya' },
    { label: 'Новости', link: '/novosti' },
    { label: 'Контакты', link: '/kontakty' },
  ],
  menu_footer: [
    {
      label: 'Недвижимость',
      link: '/katalog',
      blocks: [
        {
          elements: [
            { label: 'Все квартиры', link: '/katalog' },
            { label: 'Студии', link: '/katalog?rooms=studio' },
            { label: 'Однокомнатные', link: '/katalog?rooms=1' },
            { label: 'Двухкомнатные', link: '/katalog?rooms=2' },
            { label: 'Трёхкомнатные и больше', link: '/katalog?rooms=3,4' },
            { label: 'С ключами сразу', link: '/katalog?handover=ready' },
          ],
        },
      ],
    },
    {
      label: 'Комплексы',
      link: '/obekty',
      blocks: [
        {
          caption: 'В городе',
          elements: [
            { label: 'Канал 9', link: '/obekty/kanal' },
            { label: 'Залив', link: '/obekty/zaliv' },
            { label: 'Колоннада', link: '/obekty/kolonnada' },
            { label: 'Мануфактура', link: '/obekty/loft' },
            { label: 'Северный свет', link: '/obekty/severny' },
          ],
        },
        {
          caption: 'За городом',
          elements: [
            { label: 'Светлый двор', link: '/obekty/svetly' },
            { label: 'Террасы', link: '/obekty/terrasy' },
            { label: 'Сосны', link: '/obekty/sosny' },
          ],
        },
      ],
    },
    {
      label: 'Покупка',
      link: '/kak-kupit',
      blocks: [
        {
          elements: [
            { label: 'Как купить', link: '/kak-kupit' },
            { label: 'ДДУ и эскроу', link: '/ddu' },
            { label: 'Акции', link: '/akcii' },
          ],
        },
        {
          caption: 'Покупателям',
          elements: [
            { label: 'Личный кабинет', link: '/lk' },
            { label: 'Ваши заказы', link: '/lk/orders' },
          ],
        },
      ],
    },
    {
      label: 'Компания',
      link: '/kompaniya',
      blocks: [
        {
          elements: [
            { label: 'О компании', link: '/kompaniya' },
            { label: 'Новости', link: '/novosti' },
            { label: 'Контакты', link: '/kontakty' },
          ],
        },
      ],
    },
  ],
  social: [],
  basket: { count: 0 },
  compare: { count: 0 },
  center: null,
  legal:
    'Проектные декларации размещены на сайте наш.дом.рф. Изображения и планировки носят справочный характер и не являются публичной офертой.',
  legal_link: {
    label: 'Информация правового характера',
    link: '/informatsiya-pravovogo-kharaktera',
  },
};
