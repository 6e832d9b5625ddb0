import { html } from 'hono/html';
import { formatDate } from '@m30/ui-kit/format';
import { deliveryState } from '../modules/deal/lead/delivery-state.ts';
import type { FoundLead } from '../modules/deal/lead/find-leads.ts';
import { dialled } from '../kernel/staff/staff-words.ts';
import {
  CONSENT_LABELS,
  consentKinds,
  DETAIL_LABELS,
  TOKEN_LABELS,
} from '../modules/deal/lead/labels.ts';
import { page, type Markup } from '../kernel/staff/page.ts';

/** Details that name a file. */
const FILES = new Set(['cv', 'photo']);

function shown(key: string, value: string): string | Markup {
  if (FILES.has(key)) return html`<a href="/staff/files/${value}">Скачать</a>`;
  if (key === 'email') return html`<a href="mailto:${value}">${value}</a>`;
  if (key !== 'lotUrl') return value;
  return html`${value.split('; ').map((url) => html`<a href="${url}">${url}</a> `)}`;
}

/** Everything that is stored of one lead. */
export function leadPage({ lead, delivery }: FoundLead, form: string): Markup {
  const { consent } = lead;
  const rows: [string, string | Markup][] = [
    ['Принята', `${formatDate(lead.createdAt, 'stamp')}, Москва`],
    ['Форма', `${form} (${lead.method})`],
    ['Имя', lead.name || 'не указано'],
    [
      'Телефон',
      lead.phone ? html`<a href="tel:${lead.phone}">${dialled(lead.phone)}</a>` : 'не указан',
    ],
    ...Object.entries(DETAIL_LABELS).flatMap(([key, label]): [string, string | Markup][] => {
      const value = lead.details[key];
      if (!value) return [];
      return [[label, shown(key, value)]];
    }),
    ['Антибот-проверка', TOKEN_LABELS[lead.tokenCheck]],
    ...Object.entries(lead.marketing),
    ['Откуда пришли', lead.referrer || 'не указано'],
    ...(consent
      ? ([
          ['Согласие', CONSENT_LABELS[consent.mode]],
          ['Согласие на', consentKinds(consent)],
          ['Версия согласия', consent.version],
          ['Цель обработки', consent.purpose],
          ['Согласие дано', `${formatDate(consent.at, 'stamp')}, Москва`],
        ] satisfies [string, string][])
      : ([['Согласие', 'не записано']] satisfies [string, string][])),
    ['CRM', deliveryState(delivery)],
    ['Номер', lead.guid],
  ];
  const list = rows.map(
    ([label, value]) =>
      html`<dt>${label}</dt>
        <dd>${value}</dd>`,
  );
  return page(
    `Заявка: ${lead.name || dialled(lead.phone)}`,
    html`<nav aria-label="Раздел"><a href="/staff/leads">Все заявки</a></nav>
      <dl>${list}</dl>`,
  );
}
