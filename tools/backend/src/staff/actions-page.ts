import { html } from 'hono/html';
import type { StaffAction } from '../kernel/staff/define-staff-action.ts';
import { actionForm } from './action-form.ts';
import { page, type Markup } from '../kernel/staff/page.ts';

/** Every action with its form. */
export function actionsPage(actions: readonly StaffAction[]): Markup {
  return page(
    'Все действия',
    html`${back}
    ${actions.map(
      (action) =>
        html`<section aria-labelledby="title-${action.name}">
          <h2 id="title-${action.name}">${action.name}</h2>
          ${actionForm(action, { id: 'all', given: {}, values: {} })}
        </section>`,
    )}`,
  );
}

/** One action that was refused: what is typed stays. */
export function actionPage(
  action: StaffAction,
  { values, problem }: { values: Readonly<Record<string, string>>; problem: string },
): Markup {
  return page(
    'Действие не выполнено',
    html`${back}
      <p role="alert">${problem}</p>
      ${actionForm(action, { id: 'again', given: {}, values })}`,
  );
}

const back = html`<nav aria-label="Раздел"><a href="/staff/account">Что ждёт ответа</a></nav>`;
