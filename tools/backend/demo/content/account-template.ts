import type { ResultOf } from '@m30/api/client';
import { typesetText } from '../../src/kernel/words/typography.ts';
import { company } from './company.ts';

/** Header, menus and footer of the personal account. */
export const accountTemplate: ResultOf<'LK.GetTemplate'> = {
  logo: company.brand,
  tagline: company.tagline,
  phone: { value: company.phone, caption: typesetText(company.tagline.additional) },
  email: company.email,
  address: company.address,
  copyright: company.copyright,
  instruction: company.instruction,
  privacy_policy: {
    label: 'Политика конфиденциальности',
    link: '/politika-konfidentsialnosti',
    text: 'Пользуясь личным кабинетом, вы соглашаетесь с тем, как мы обрабатываем персональные данные.',
  },
  menu_header: [
    { label: 'Главная', link: '/lk' },
    { label: 'Заказы', link: '/lk/orders' },
    { label: 'Договоры', link: '/lk/contracts' },
    { label: 'Приёмка', link: '/lk/acceptance' },
    { label: 'Поддержка', link: '/lk/support' },
    { label: 'Заявления', link: '/lk/statements' },
    { label: 'Шоурум', link: '/lk/showroom' },
    { label: 'Клубная карта', link: '/lk/loyalty', starts: true },
    { label: 'Акции', link: '/lk/stocks' },
    { label: 'Партнёры', link: '/lk/partnerships' },
    { label: 'Сертификаты', link: '/lk/certificates' },
    { label: 'Школа новосёла', link: '/lk/school', starts: true },
    { label: 'Услуги', link: '/lk/services' },
    { label: 'Новости', link: '/lk/news' },
    { label: 'Обратная связь', link: '/lk/feedback' },
    { label: 'Подборки', link: '/lk/searches' },
    { label: 'Профиль', link: '/lk/profile', starts: true },
  ],
  menu_footer: [
    {
      label: 'Личный кабинет',
      link: '/lk',
      elements: [
        { label: 'Ваши заказы', link: '/lk/orders' },
        { label: 'Договоры', link: '/lk/contracts' },
        { label: 'Приёмка', link: '/lk/acceptance' },
        { label: 'Поддержка', link: '/lk/support' },
      ],
    },
    {
      label: 'Покупка',
      link: '/kak-kupit',
      elements: [
        { label: 'Квартиры', link: '/katalog' },
        { label: 'Комплексы', link: '/obekty' },
        { label: 'Ипотека', link: '/mortgage' },
        { label: 'ДДУ и эскроу', link: '/ddu' },
      ],
    },
    {
      label: 'Клиентам',
      link: '/klientam',
      elements: [
        { label: 'Приёмка квартиры', link: '/klientam/priemka-kvartiry' },
        { label: 'Услуги', link: '/klientam/uslugi' },
        { label: 'Новости', link: '/novosti' },
        { label: 'Контакты', link: '/kontakty' },
      ],
    },
    { label: 'Выйти из кабинета', elements: [], logout: true },
  ],
  social: [...company.social],
};
