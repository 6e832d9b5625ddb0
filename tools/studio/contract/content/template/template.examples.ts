import type { ExamplesOf } from '../../core/examples.ts';
import type * as methods from './template.methods.ts';

const body = {
  company: {
    logo: 'Меридиан 30',
    tagline: { main: 'Девелопер Санкт-Петербурга', additional: 'ежедневно с 9 до 21' },
    phone: '+7 (812) 330-30-30',
    email: 'dom@meridian30.example',
    address: { value: 'Лиговский пр., 87', caption: 'центральный офис продаж' },
    copyright: '© 2026 «Меридиан 30»',
    social: [{ icon: 'vk' as const, label: 'ВКонтакте', link: 'https://vk.meridian30.example/' }],
  },
  site: {
    menu_main: [{ label: 'Квартиры', link: '/katalog' }],
    menu_header: [{ label: 'Контакты', link: '/kontakty' }],
    menu_footer: [
      {
        label: 'Недвижимость',
        link: '/katalog',
        blocks: [{ elements: [{ label: 'Квартиры', link: '/katalog' }] }],
      },
    ],
    privacy_policy: {
      label: 'Политика конфиденциальности',
      link: '/politika-konfidentsialnosti',
    },
  },
  account: {
    caption: 'Отвечаем с 9 до 21',
    privacy: 'Пользуясь кабинетом, вы соглашаетесь с тем, как мы обрабатываем данные.',
    menu_header: [{ label: 'Заказы', link: '/lk/orders' }],
    menu_footer: [],
  },
};

const revision = 'q8Jx0aP3mT7uVb2LrY5kWc';
const result = { template: { body, revision, fields: [{ key: 'company', title: 'Компания' }] } };

/** Calls of each method; tests and stories use them. */
export const templateExamples: ExamplesOf<typeof methods> = {
  'Template.Get': [{ name: 'what stands there', input: {}, result }],
  'Template.Save': [{ name: 'other words', input: { revision, body }, result }],
};
