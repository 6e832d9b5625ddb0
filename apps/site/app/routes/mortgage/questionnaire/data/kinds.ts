import type { QuestionnaireKind } from '@m30/forms/questionnaire';

/** What an address of the questionnaire asks, and where it stands in the site. */
export interface Place {
  kind: QuestionnaireKind;
  /** Sections above the page. */
  trail: readonly { label: string; href: string }[];
  /** Heading of the form. */
  heading: string;
  /** A sentence under it. */
  lead: string;
}

const mortgage = [{ label: 'Ипотека', href: '/mortgage' }];
const programmes = [
  { label: 'Как купить', href: '/kak-kupit' },
  { label: 'Программы ипотеки', href: '/kak-kupit/ipoteki' },
];
const AUTOSAVED =
  'Ответы сохраняются сами: можно закрыть страницу и\u00a0вернуться в\u00a0любой день.';

/** The addresses of the questionnaire, each with its configuration. */
export const places: Readonly<Record<string, Place>> = {
  '/mortgage-form': {
    kind: 'form',
    trail: mortgage,
    heading: 'Анкета в\u00a0несколько банков',
    lead: `Одна анкета уйдёт во\u00a0все банки, которые вы отметите. ${AUTOSAVED}`,
  },
  '/mortgage-form-gross': {
    kind: 'gross',
    trail: mortgage,
    heading: 'Анкета для нескольких доходов',
    lead: `Каждый источник дохода\u00a0— отдельной строкой, до\u00a0трёх созаёмщиков. ${AUTOSAVED}`,
  },
  '/mortgage-form-offline': {
    kind: 'offline',
    trail: mortgage,
    heading: 'Анкета к\u00a0вашей брони',
    lead: `Паспортные данные возьмём из\u00a0соглашения, остальное спросим здесь. ${AUTOSAVED}`,
  },
  '/kak-kupit/ipoteki/anketa': {
    kind: 'short',
    trail: programmes,
    heading: 'Три ответа для начала',
    lead: 'После них откроется полная анкета: имя, телефон и\u00a0программа в\u00a0ней уже будут.',
  },
  '/kak-kupit/ipoteki/anketa_gross': {
    kind: 'short-gross',
    trail: programmes,
    heading: 'Пять ответов для начала',
    lead: 'После них откроется расширенная анкета: эти ответы в\u00a0ней уже будут.',
  },
};

/** Address of the full questionnaire that a short one leads to. */
export const FULL: Readonly<Partial<Record<QuestionnaireKind, string>>> = {
  short: '/mortgage-form',
  'short-gross': '/mortgage-form-gross',
};
