import type { ResultOf } from '@m30/api/client';

/** A template with one of everything, for tests. */
export const siteTemplate: ResultOf<'Content.GetTemplate'> = {
  logo: 'Меридиан 30',
  tagline: { main: 'Девелопер Петербурга', additional: 'ежедневно с 9:00 до 21:00' },
  phone: { value: '+7 (812) 330-30-30' },
  email: 'dom@meridian30.example',
  address: { value: 'Лиговский пр., 87', caption: 'центральный офис продаж' },
  copyright: '© 2026 «Меридиан 30»',
  privacy_policy: { label: 'Политика конфиденциальности', link: '/politika-konfidentsialnosti/' },
  menu_main: [
    { label: 'Квартиры', link: '/katalog' },
    { label: 'Онлайн-показ', link: 'https://show.example/', icon: 'external' },
  ],
  menu_header: [{ label: 'Новости', link: '/novosti' }],
  menu_footer: [
    {
      label: 'Недвижимость',
      link: '/katalog',
      blocks: [
        { caption: 'В городе', elements: [{ label: 'Студии', link: '/katalog?rooms=studio' }] },
      ],
    },
  ],
  social: [{ icon: 'vk', label: 'ВКонтакте', link: 'https://vk.example/' }],
  basket: { count: 0 },
  compare: { count: 0 },
  center: '/kompaniya/centr-stroitelstva',
};
