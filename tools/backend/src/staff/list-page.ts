import { html } from 'hono/html';
import { formatDate } from '@m30/ui-kit/format';
import { deliveryState } from '../modules/deal/lead/delivery-state.ts';
import type { FoundLead, LeadFilter } from '../modules/deal/lead/find-leads.ts';
import { dialled } from '../kernel/staff/staff-words.ts';
import { DETAIL_LABELS } from '../modules/deal/lead/labels.ts';
import type { LeadDetails } from '../modules/deal/lead/types.ts';
import { page, type Markup } from '../kernel/staff/page.ts';
import { writeFilter } from './read-filter.ts';

interface ListParts {
  filter: LeadFilter;
  found: readonly FoundLead[];
  total: number;
  /** From 1. */
  current: number;
  pages: number;
  /** What fell into the trap for programs within the last 30 days. */
  spam: number;
  /** Names of the forms by their methods. */
  forms: ReadonlyMap<string, string>;
  /** What is not set up yet. @default nothing */
  notes?: Markup | string;
}

/** The list of leads with its filter. */
export function listPage(parts: ListParts): Markup {
  const { filter, total, spam, notes = '' } = parts;
  return page(
    'Заявки',
    html`${notes} ${filterForm(parts)}
      <p><a class="button" href="/staff/leads.csv${writeFilter(filter)}">Скачать таблицу CSV</a></p>
      ${total > 0 ? table(parts) : html`<p role="status">Таких заявок нет.</p>`}
      ${pagination(parts)}
      <p>Автоматических заявок отсеяно за 30 дней: ${spam}</p>`,
  );
}

function filterForm({ filter, forms }: ListParts): Markup {
  const options = [...forms].map(
    ([method, name]) =>
      html`<option value="${method}" ${method === filter.form ? html` selected` : ''}>
        ${name}
      </option>`,
  );
  return html`<form action="/staff/leads" role="search">
    <label
      >Форма
      <select name="form">
        <option value="">Все</option>
        ${options}
      </select></label
    >
    <label>С даты <input type="date" name="from" value="${filter.from ?? ''}" /></label>
    <label>По дату <input type="date" name="to" value="${filter.to ?? ''}" /></label>
    <label
      >Имя, телефон, другой текст
      <input type="search" name="text" maxlength="100" value="${filter.text ?? ''}"
    /></label>
    <button>Показать</button>
    <a class="button" href="/staff/leads">Сбросить</a>
  </form>`;
}

function table({ found, total, forms }: ListParts): Markup {
  const rows = found.map(
    ({ lead, delivery }) =>
      html`<tr>
        <td class="whole">
          <a href="/staff/leads/${lead.guid}">${formatDate(lead.createdAt, 'stamp')}</a>
        </td>
        <td>${forms.get(lead.method) ?? lead.method}</td>
        <td>${lead.name || 'не указано'}</td>
        <td class="whole">
          ${lead.phone ? html`<a href="tel:${lead.phone}">${dialled(lead.phone)}</a>` : ''}
          ${lead.details['email'] ? html`<br /><a href="mailto:${lead.details['email']}">${lead.details['email']}</a>` : ''}
        </td>
        <td>${summary(lead.details)}</td>
        <td>${lead.marketing['utm_source'] ?? ''}</td>
        <td>${deliveryState(delivery)}</td>
      </tr>`,
  );
  return html`<div class="scroll" role="region" aria-label="Таблица заявок" tabindex="0">
    <table>
      <caption>
        Всего: ${total}, сначала новые. Время московское.
      </caption>
      <thead>
        <tr>
          <th scope="col">Принята</th>
          <th scope="col">Форма</th>
          <th scope="col">Имя</th>
          <th scope="col">Телефон, почта</th>
          <th scope="col">О чём</th>
          <th scope="col">Источник</th>
          <th scope="col">CRM</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

/** What has a place of its own, or says nothing where the lot is described in words. */
const ELSEWHERE = ['url', 'email', 'lotUrl'];
const CODES = ['objectId', 'apartment_guid'];

/** The most telling of what the form asked: a lot or a house and a time before the page it stood on. */
function summary(details: LeadDetails): Markup {
  const { lot, lotUrl = '', url = '' } = details;
  const told = Object.keys(DETAIL_LABELS)
    .filter((key) => key !== 'lot' && !ELSEWHERE.includes(key) && !(lot && CODES.includes(key)))
    .flatMap((key) => details[key] ?? []);
  // Several lots are described together, and have no page in common.
  const page = lotUrl.includes(';') ? '' : lotUrl;
  const named = lot && page ? html`<a href="${page}">${lot}</a>` : (lot ?? '');
  const rest = told.join(', ') || (lot ? '' : url);
  return html`${named}${named && rest ? ', ' : ''}${rest}`;
}

function pagination({ filter, current, pages }: ListParts): Markup | string {
  if (pages < 2) return '';
  const to = (target: number, name: string) =>
    target >= 1 && target <= pages
      ? html`<a href="/staff/leads${writeFilter(filter, target)}">${name}</a>`
      : '';
  return html`<nav aria-label="Страницы">
    ${to(current - 1, 'Предыдущая')}
    <span>Страница ${current} из ${pages}</span>
    ${to(current + 1, 'Следующая')}
  </nav>`;
}
