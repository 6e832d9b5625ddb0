import { hours } from '../data/hours.ts';

/** Since when the company is there, and since when it builds its own houses. */
export const COMPANY_YEARS = { founded: 2009, builds: 2014 } as const;

/** What the company says about itself in more than one place. */
export const company = {
  brand: 'Меридиан 30',
  tagline: {
    main: 'Девелопер Санкт-Петербурга и области',
    additional: hours.sales,
  },
  phone: '+7 (812) 330-30-30',
  email: 'dom@meridian30.example',
  address: {
    value: '191119, Санкт-Петербург, Лиговский\u00A0пр.,\u00A087',
    caption: 'центральный офис продаж',
  },
  requisites: {
    name: 'ООО «Меридиан 30»',
    inn: '7816303034',
    kpp: '781601001',
    ogrn: '1097847303036',
    signatory:
      'генерального директора Воронцова Алексея Дмитриевича, действующего на основании устава',
    account: '40702810730000003030',
    bank: 'АО «Балтика Банк», Санкт-Петербург',
    bic: '044030730',
    correspondent: '30101810300000000730',
  },
  copyright: `© ${COMPANY_YEARS.founded}–2026 «Меридиан 30»`,
  social: [
    { icon: 'vk', label: 'ВКонтакте', link: 'https://vk.meridian30.example/' },
    { icon: 'telegram', label: 'Телеграм', link: 'https://telegram.meridian30.example/' },
    { icon: 'rutube', label: 'Рутуб', link: 'https://rutube.meridian30.example/' },
    { icon: 'dzen', label: 'Дзен', link: 'https://dzen.meridian30.example/' },
  ],
  instruction: '/media/documents/kak-vojti-v-kabinet.pdf',
} as const;
