import { html } from 'hono/html';
import { formatDate } from '@m30/ui-kit/format';
import type { StaffAction } from '../kernel/staff/define-staff-action.ts';
import type { StaffItem } from '../kernel/staff/define-staff-work.ts';
import { actionForm } from './action-form.ts';
import { page, type Markup } from '../kernel/staff/page.ts';

/** A kind of open work with what waits. */
interface OpenWork {
  name: string;
  title: string;
  total: number;
  items: readonly StaffItem[];
}

interface AccountParts {
  works: readonly OpenWork[];
  actions: ReadonlyMap<string, StaffAction>;
  /** What was just done. */
  done: string | null;
  /** What is not set up yet. */
  notes: Markup | string;
}

/** Everything that waits for the staff, kind by kind. */
export function accountPage({ works, actions, done, notes }: AccountParts): Markup {
  return page(
    'Кабинеты покупателей',
    html`${done && html`<p role="status">${done}</p>`} ${notes}
      <nav aria-label="Что ждёт ответа">
        ${works.map(({ name, title, total }) => html`<a href="#${name}">${title}: ${total}</a>`)}
        <a href="/staff/actions">Все действия</a>
      </nav>
      ${works.map((work) => part(work, actions))}`,
  );
}

function part({ name, title, total, items }: OpenWork, actions: AccountParts['actions']): Markup {
  const shown = items.length < total ? `, показаны ${items.length}, которые ждут дольше` : '';
  return html`<section id="${name}" aria-labelledby="${name}-title">
    <h2 id="${name}-title">${title}</h2>
    <p>${total === 0 ? 'Ничего не ждёт.' : `Всего: ${total}${shown}`}</p>
    ${items.map((one) => item(one, actions))}
  </section>`;
}

function item(one: StaffItem, actions: AccountParts['actions']): Markup {
  const heading = `item-${one.guid}`;
  return html`<article aria-labelledby="${heading}">
    <h3 id="${heading}">${one.title}</h3>
    <dl>
      ${one.facts.map(
        ([label, value]) =>
          html`<dt>${label}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
    ${one.texts?.map(
      ({ author, at, text }) =>
        html`<blockquote>
          <p>${author}, ${formatDate(at, 'stamp')}</p>
          <p class="lines">${text}</p>
        </blockquote>`,
    )}
    ${one.files?.map(
      ({ guid, name }) => html`<p><a href="/staff/files/${guid}">Скачать «${name}»</a></p>`,
    )}
    ${one.actions.map(({ name, given, suggested = {} }) => {
      const action = actions.get(name);
      return action ? actionForm(action, { id: one.guid, given, values: suggested }) : '';
    })}
  </article>`;
}
