import { html, raw } from 'hono/html';
import type { Markup } from '../kernel/document/markup.ts';
import { lotName } from '../modules/catalogue/lot/lot-words.ts';
import type { ReadOrder } from '../modules/deal/order/find-orders.ts';
import { partnerFrame } from '../modules/deal/partner-gateway/partner-page.ts';
import type { TestMove } from './test-moves.ts';

interface PageParts {
  order: ReadOrder;
  /** What waits to be checked: guid of the upload, what it is, name of its file. */
  documents: readonly { guid: string; title: string; name: string }[];
  moves: readonly TestMove[];
  lot: Parameters<typeof lotName>[0] | null;
  /** What went wrong with the last button, Russian. */
  error: string | null;
}

const BADGE = {
  name: 'Тестовый отдел оформления',
  note: 'Эта страница стоит на месте рабочего стола сотрудника. Настоящие документы загружать не нужно.',
};

/** The page that plays the staff for one order: documents that wait, and the next thing to do. */
export function testStaffPage({ order, documents, moves, lot, error }: PageParts): Markup {
  const { guid, number } = order.row;
  const action = `/test-staff/${guid}`;
  return partnerFrame(
    BADGE,
    `Заказ ${number}`,
    html`<h1>Заказ ${number}</h1>
      ${lot ? html`<p>${lotName(lot)}</p>` : ''}
      ${error === null ? '' : html`<p class="error" role="alert">${error}</p>`}
      ${documents.map((document) => documentForms(action, document))}
      ${moves.map(
        ({ name, label, hint }) =>
          html`<form method="post" action="${action}">
            <input type="hidden" name="action" value="${name}" />
            <button class="main" aria-describedby="hint-${name}">${label}</button>
            <p id="hint-${name}">${hint}</p>
          </form>`,
      )}
      ${
        documents.length + moves.length === 0
          ? html`<p>Сейчас сотрудникам нечего делать: ход за покупателем или за банком.</p>`
          : ''
      }
      <p><a href="/lk/orders/${guid}">Вернуться к заказу</a></p>`,
  );
}

function documentForms(
  action: string,
  { guid, title, name }: PageParts['documents'][number],
): Markup {
  const id = `document-${guid}`;
  const hidden = (of: string) =>
    html`<input type="hidden" name="action" value="${of}" />
      <input type="hidden" name="file" value="${guid}" />`;
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    <p><a href="/api/files/${guid}">${name}</a></p>
    <form method="post" action="${action}">
      ${hidden('document.accept')}
      <button class="main" aria-label="Принять: ${title}">Принять</button>
      <p>Документ в порядке.</p>
    </form>
    <form method="post" action="${action}">
      ${hidden('document.refuse')}
      <label
        >Что исправить <input class="words" name="reason" maxlength="300" ${raw('required')}
      /></label>
      <button aria-label="Вернуть: ${title}">Вернуть</button>
      <p>Покупатель прочитает объяснение и загрузит документ ещё раз.</p>
    </form>
  </section>`;
}
