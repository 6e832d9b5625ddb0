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
  instruction: company.instruction,
  privacy_policy: { label: 'Политика конфиденциальности', link: '/politika-konfidentsialnosti' },
  menu_main: [
    { label: 'Квартиры', link: '/katalog' },
    { label: 'Комплексы', link: '/obekty' },
    { label: 'Ипотека', link: '/mortgage' },
    { label: 'Акции', link: '/akcii' },
    { label: 'Вторичка', link: '/vtorichka' },
    { label: 'Коммерция', link: '/kommerciya' },
    { label: 'Паркинг', link: '/parking' },
  ],
  menu_header: [
    { label: 'О компании', link: '/kompaniya' },
    { label: 'Как купить', link: '/kak-kupit' },
    { label: 'Клиентам', link: '/klientam' },
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
            { label: 'Квартиры', link: '/katalog' },
            { label: 'Студии', link: '/katalog?rooms=studio' },
            { label: 'С ключами сразу', link: '/katalog?handover=ready' },
          ],
        },
        {
          caption: 'Не только квартиры',
          elements: [
            { label: 'Коммерция', link: '/kommerciya' },
            { label: 'Паркинг и кладовые', link: '/parking' },
            { label: 'Вторичная продажа', link: '/vtorichka' },
            { label: 'Trade-in', link: '/trade-in' },
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
            { label: 'Ипотека', link: '/mortgage' },
            { label: 'Ипотечный калькулятор', link: '/ipotechnyj-kalkulyator' },
            { label: 'Рассрочка', link: '/installment' },
            { label: 'ДДУ и эскроу', link: '/ddu' },
            { label: 'Способы оплаты', link: '/oplata' },
            { label: 'Акции', link: '/akcii' },
          ],
        },
      ],
    },
    {
      label: 'Клиентам',
      link: '/klientam',
      blocks: [
        {
          elements: [
            { label: 'Приёмка квартиры', link: '/klientam/priemka-kvartiry' },
            { label: 'Услуги', link: '/klientam/uslugi' },
            { label: 'Школа новосёла', link: '/klientam/shkola' },
            { label: 'Программы', link: '/klientam/programmy' },
          ],
        },
        {
          caption: 'Покупателям',
          elements: [
            { label: 'Личный кабинет', link: '/lk' },
            { label: 'Статус договора', link: '/contract-status' },
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
            { label: 'Отзывы', link: '/otzyvy' },
            { label: 'Награды', link: '/kompaniya/nagrady' },
            { label: 'Вакансии', link: '/kompaniya/vakansii' },
            { label: 'Пресс-центр', link: '/kompaniya/pressa' },
            { label: 'Контакты', link: '/kontakty' },
            { label: 'Поиск по сайту', link: '/poisk' },
          ],
        },
      ],
    },
  ],
  social: [...company.social],
  basket: { count: 0 },
  compare: { count: 0 },
  center: '/kompaniya/centr-stroitelstva',
  legal:
    'Застройщик — ООО «Меридиан 30». Проектные декларации размещены на сайте наш.дом.рф. Изображения и планировки носят справочный характер и не являются публичной офертой.',
  legal_link: {
    label: 'Информация правового характера',
    link: '/informatsiya-pravovogo-kharaktera',
  },
};
