import type { ExamplesOf } from '../core/examples.ts';
import { familyProgramme } from '../catalogue/lot.examples.ts';
import type * as methods from './basket.methods.ts';

export const basketExamples: ExamplesOf<typeof methods> = {
  'Cart.GetLists': [
    {
      name: 'two lots',
      input: {},
      result: { cart: ['k2-48'], compare: ['k2-48', 'k2-57'], favourites: ['k2-48'], own: [] },
    },
  ],
  'Cart.Get': [
    {
      name: 'nothing yet',
      input: {},
      result: { products: [], elements: [], delivery: [], sets: [], programme: familyProgramme },
    },
  ],
  'Cart.Add': [
    { name: 'a flat', input: { lot: 'k2-48' }, result: { cart: ['k2-48'], compare: [] } },
  ],
  'Cart.Delete': [{ name: 'a flat', input: { lot: 'k2-48' }, result: { cart: [], compare: [] } }],
  'Cart.Clear': [{ name: 'whatever was there', input: {}, result: { cart: [], compare: [] } }],
  'Cart.Merge': [
    {
      name: 'lots that the browser kept while it was offline',
      input: { cart: ['k2-48'], compare: ['k2-48', 'k2-57'] },
      result: { cart: ['k2-48'], compare: ['k2-48', 'k2-57'] },
    },
  ],
  'Content.GetPageCompare': [
    {
      name: 'nothing to compare',
      input: {},
      result: { elements: [], programme: familyProgramme },
    },
  ],
  'Compare.Add': [
    { name: 'a flat', input: { lot: 'k2-48' }, result: { cart: [], compare: ['k2-48'] } },
  ],
  'Compare.Delete': [
    { name: 'a flat', input: { lot: 'k2-48' }, result: { cart: [], compare: [] } },
  ],
  'Compare.Clear': [{ name: 'whatever was there', input: {}, result: { cart: [], compare: [] } }],
  'Content.GetTemplate': [
    {
      name: 'the demo company',
      input: {},
      result: {
        logo: 'Меридиан 30',
        email: 'dom@meridian30.example',
        legal:
          'Проектные декларации размещены на сайте наш.дом.рф. Изображения и планировки носят справочный характер и не являются публичной офертой.',
        phone: {
          value: '+7 (812) 330-30-30',
        },
        basket: {
          count: 0,
        },
        center: null,
        social: [],
        address: {
          value: '191119, Санкт-Петербург, Лиговский пр., 87',
          caption: 'центральный офис продаж',
        },
        compare: {
          count: 0,
        },
        tagline: {
          main: 'Девелопер Санкт-Петербурга и области',
          additional: 'ежедневно с 9:00 до 21:00',
        },
        copyright: '© 2009–2026 «Меридиан 30»',
        instruction: '/media/documents/kak-vojti-v-kabinet.pdf',
        menu_main: [
          {
            link: '/katalog',
            label: 'Квартиры',
          },
          {
            link: '/obekty',
            label: 'Комплексы',
          },
          {
            link: '/akcii',
            label: 'Акции',
          },
          {
            link: '/kak-kupit',
            label: 'Как купить',
          },
        ],
        legal_link: {
          link: '/informatsiya-pravovogo-kharaktera',
          label: 'Информация правового характера',
        },
        menu_footer: [
          {
            link: '/katalog',
            label: 'Недвижимость',
            blocks: [
              {
                elements: [
                  {
                    link: '/katalog',
                    label: 'Все квартиры',
                  },
                  {
                    link: '/katalog?rooms=studio',
                    label: 'Студии',
                  },
                  {
                    link: '/katalog?rooms=1',
                    label: 'Однокомнатные',
                  },
                  {
                    link: '/katalog?rooms=2',
                    label: 'Двухкомнатные',
                  },
                  {
                    link: '/katalog?rooms=3,4',
                    label: 'Трёхкомнатные и больше',
                  },
                  {
                    link: '/katalog?handover=ready',
                    label: 'С ключами сразу',
                  },
                ],
              },
            ],
          },
          {
            link: '/obekty',
            label: 'Комплексы',
            blocks: [
              {
                caption: 'В городе',
                elements: [
                  {
                    link: '/obekty/kanal',
                    label: 'Канал 9',
                  },
                  {
                    link: '/obekty/zaliv',
                    label: 'Залив',
                  },
                  {
                    link: '/obekty/kolonnada',
                    label: 'Колоннада',
                  },
                  {
                    link: '/obekty/loft',
                    label: 'Мануфактура',
                  },
                  {
                    link: '/obekty/severny',
                    label: 'Северный свет',
                  },
                ],
              },
              {
                caption: 'За городом',
                elements: [
                  {
                    link: '/obekty/svetly',
                    label: 'Светлый двор',
                  },
                  {
                    link: '/obekty/terrasy',
                    label: 'Террасы',
                  },
                  {
                    link: '/obekty/sosny',
                    label: 'Сосны',
                  },
                ],
              },
            ],
          },
          {
            link: '/kak-kupit',
            label: 'Покупка',
            blocks: [
              {
                elements: [
                  {
                    link: '/kak-kupit',
                    label: 'Как купить',
                  },
                  {
                    link: '/ddu',
                    label: 'ДДУ и эскроу',
                  },
                  {
                    link: '/akcii',
                    label: 'Акции',
                  },
                ],
              },
              {
                caption: 'Покупателям',
                elements: [
                  {
                    link: '/lk',
                    label: 'Личный кабинет',
                  },
                  {
                    link: '/lk/orders',
                    label: 'Ваши заказы',
                  },
                ],
              },
            ],
          },
          {
            link: '/kompaniya',
            label: 'Компания',
            blocks: [
              {
                elements: [
                  {
                    link: '/kompaniya',
                    label: 'О компании',
                  },
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
            ],
          },
        ],
        menu_header: [
          {
            link: '/kompaniya',
            label: 'Компания',
          },
          {
            link: '/novosti',
            label: 'Новости',
          },
          {
            link: '/kontakty',
            label: 'Контакты',
          },
        ],
        privacy_policy: {
          link: '/politika-konfidentsialnosti',
          label: 'Политика конфиденциальности',
        },
      },
    },
  ],
};
