import type { StudioInput } from '@m30/studio/contract/client';

/** What a new company is asked for before it has a site. */
export type CompanyStart = StudioInput<'Company.Start'>['body'];

type TemplateBody = StudioInput<'Template.Save'>['body'];

/** Offices and requisites. */
export const CONTACTS_PATH = '/kontakty';

const HOMES = [
  { label: 'Квартиры', link: '/katalog' },
  { label: 'Комплексы', link: '/obekty' },
];
const OTHER = [
  { label: 'Акции', link: '/akcii' },
  { label: 'Новости', link: '/novosti' },
  { label: 'Контакты', link: CONTACTS_PATH },
];
const DEALS = [
  { label: 'Заказы', link: '/lk/orders' },
  { label: 'Договоры', link: '/lk/contracts' },
  { label: 'Приёмка', link: '/lk/acceptance' },
  { label: 'Поддержка', link: '/lk/support' },
];

/** Where every form leads for what is done with data of visitors. */
export const PRIVACY_PATH = '/politika-konfidentsialnosti';

/** Header, menus and footer that a new company begins with: pages that are drawn without content, and those that it begins with. */
export function starterTemplate({ contacts, legal }: CompanyStart, year: number): TemplateBody {
  const policy = { label: 'Политика конфиденциальности', link: PRIVACY_PATH };
  return {
    company: { ...contacts, copyright: `© ${year} ${contacts.logo}`, social: [] },
    site: {
      menu_main: HOMES,
      menu_header: OTHER,
      menu_footer: [
        { label: 'Недвижимость', link: '/katalog', blocks: [{ elements: HOMES }] },
        { label: 'Компания', link: CONTACTS_PATH, blocks: [{ elements: OTHER }] },
      ],
      privacy_policy: policy,
      legal: `Застройщик — ${legal.name}. Проектные декларации размещены на сайте наш.дом.рф. Изображения и планировки носят справочный характер и не являются публичной офертой.`,
    },
    account: {
      caption: contacts.tagline.additional,
      privacy:
        'Пользуясь личным кабинетом, вы соглашаетесь с тем, как мы обрабатываем персональные данные.',
      menu_header: [
        { label: 'Главная', link: '/lk' },
        ...DEALS,
        { label: 'Профиль', link: '/lk/profile', starts: true },
      ],
      menu_footer: [
        { label: 'Личный кабинет', link: '/lk', elements: DEALS },
        { label: 'Компания', link: CONTACTS_PATH, elements: [...HOMES, ...OTHER] },
      ],
    },
  };
}
