/** What a document of an order may be, in the order of its use, as the buyer reads it. Without schemas: it runs in browsers. */
export const DOCUMENT_TITLES = {
  passport: 'Паспорт',
  birth: 'Свидетельство о\u00a0рождении',
  consent: 'Согласие родителя',
  power: 'Доверенность',
  children: 'Свидетельства о\u00a0рождении детей',
  snils: 'СНИЛС',
  inn: 'ИНН',
  marriage: 'Свидетельство о\u00a0браке',
  capital: 'Сертификат на\u00a0материнский капитал',
  income: 'Справка о\u00a0доходах',
  mortgage: 'Решение банка',
  other: 'Другие документы',
} as const;

export type DocumentKind = keyof typeof DOCUMENT_TITLES;

/** The kinds of {@link DOCUMENT_TITLES}. */
export const DOCUMENT_KINDS = Object.keys(DOCUMENT_TITLES) as DocumentKind[];
