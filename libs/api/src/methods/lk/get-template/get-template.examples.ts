import type { MethodExample } from '../../../core/define-method.ts';
import type { getAccountTemplate } from './get-template.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getAccountTemplate>[] = [
  {
    name: 'the demo company',
    input: {},
    result: {
      logo: 'Меридиан 30',
      email: 'dom@meridian30.example',
      phone: {
        value: '+7 (812) 330-30-30',
        caption: 'ежедневно с 9:00 до 21:00',
      },
      social: [],
      address: {
        value: '191119, Санкт-Петербург, Лиговский пр., 87',
        caption: 'центральный офис продаж',
      },
      tagline: {
        main: 'Девелопер Санкт-Петербурга и области',
        additional: 'ежедневно с 9:00 до 21:00',
      },
      copyright: '© 2009–2026 «Меридиан 30»',
      instruction: '/media/documents/kak-vojti-v-kabinet.pdf',
      menu_footer: [
        {
          link: '/lk',
          label: 'Личный кабинет',
          elements: [
            {
              link: '/lk',
              label: 'Главная',
            },
            {
              link: '/lk/orders',
              label: 'Ваши заказы',
            },
          ],
        },
        {
          link: '/kak-kupit',
          label: 'Покупка',
          elements: [
            {
              link: '/katalog',
              label: 'Квартиры',
            },
            {
              link: '/obekty',
              label: 'Комплексы',
            },
            {
              link: '/ddu',
              label: 'ДДУ и эскроу',
            },
          ],
        },
        {
          link: '/kompaniya',
          label: 'Компания',
          elements: [
            {
              link: '/novosti',
              label: 'Новости',
            },
            {
              link: '/kontakty',
              label: 'Контакты',
            },
          ],
        },
        {
          label: 'Выйти из кабинета',
          logout: true,
          elements: [],
        },
      ],
      menu_header: [
        {
          link: '/lk',
          label: 'Главная',
        },
        {
          link: '/lk/orders',
          label: 'Заказы',
        },
      ],
      privacy_policy: {
        link: '/politika-konfidentsialnosti',
        text: 'Пользуясь личным кабинетом, вы соглашаетесь с тем, как мы обрабатываем персональные данные.',
        label: 'Политика конфиденциальности',
      },
    },
  },
];
