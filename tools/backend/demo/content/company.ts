/** What the company says about itself in more than one place. */
export const company = {
  brand: 'Меридиан 30',
  tagline: {
    main: 'Девелопер Санкт-Петербурга и области',
    additional: 'ежедневно с 9:00 до 21:00',
  },
  phone: '+7 (812) 330-30-30',
  email: 'dom@meridian30.example',
  address: {
    value: '191119, Санкт-Петербург, Лиговский пр., 87',
    caption: 'центральный офис продаж',
  },
  copyright: '© 2009–2026 «Меридиан 30»',
  instruction: '/media/documents/kak-vojti-v-kabinet.pdf',
} as const;
