import type { ResultOf } from '@m30/api/client';
import { company } from './company.ts';

/** Header, menus and footer of the personal account. */
export const accountTemplate: ResultOf<'LK.GetTemplate'> = {
  logo: company.brand,
  tagline: company.tagline,
  phone: { value: company.phone, caption: company.tagline.additional },
  email: company.email,
  address: company.address,
  copyright: company.copyright,
  privacy_policy: {
    label: 'Политика конфиденциальности',
    link: '/politika-konfidentsialnosti',
    text: 'Пользуясь личным кабинетом, вы соглашаетесь с тем, как мы обрабатываем персональные данные.',
  },
  menu_header: [
    { label: 'Главная', link: '/lk', icon: 'home' },
    { label: 'Заказы', link: '/lk/orders', icon: 'cart' },
  ],
  menu_footer: [
    {
      label: 'Личный кабинет',
      link: '/lk',
      elements: [
        { label: 'Главная', link: '/lk' },
        { label: 'Ваши заказы', link: '/lk/orders' },
      ],
    },
    {
      label: 'Покупка',
      link: '/kak-kupit',
      elements: [
        { label: 'Квартиры', link: '/katalog' },
        { label: 'Комплексы', link: '/obekty' },
        { label: 'ДДУ и эскроу', link: '/ddu' },
      ],
    },
    {
      label: 'Компания',
      link: '/kompaniya',
      elements: [
        { label: 'Новости', link: '/novosti' },
        { label: 'Контакты', link: '/kontakty' },
      ],
    },
    { label: 'Выйти из кабинета', elements: [], logout: true },
  ],
  social: [],
};
