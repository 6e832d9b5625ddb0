import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { actionsAbout } from '../../../adapters/test-partner/actions.ts';
import type { TestAction } from '../../../adapters/test-partner/types.ts';
import type { testMatters } from '../../../adapters/test-partner/test-partner.table.ts';
import type { PartnerKind } from '../../../kernel/config/partner-kind.ts';
import type { Markup } from '../../../kernel/document/markup.ts';
import { PARTNER_STYLE } from './partner-style.ts';
import { BADGES, STATE_WORDS } from './partner-words.ts';

type Matter = typeof testMatters.$inferSelect;

interface PageParts {
  matter: Matter;
  /** Messages to the product that wait. */
  waiting: number;
  /** What went wrong with the last button, Russian; `null` where nothing did. */
  error: string | null;
}

const hash = createHash('sha256').update(PARTNER_STYLE).digest('base64');

/** Nothing but the page's own style and forms: no script, no frame around it, no foreign address. */
export const PARTNER_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** In one piece, as a formatter's spaces inside it would change the hash. */
const STYLE_ELEMENT = raw(`<style>${PARTNER_STYLE}</style>`);

const RUB = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'RUB',
  maximumFractionDigits: 0,
});

/** The page of an embedded partner: what it was asked, and a button for everything that may happen. */
export function partnerPage({ matter, waiting, error }: PageParts): Markup {
  const { partner, state, matter: asked } = matter;
  const actions = actionsAbout(matter).filter(({ from }) => from.includes(state));
  return partnerFrame(
    BADGES[partner],
    asked.title,
    html`<h1>${asked.title}</h1>
      ${asked.amount === null ? '' : html`<p class="sum">${RUB.format(asked.amount / 100)}</p>`}
      <dl>
        ${asked.facts.map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
        <dt>Состояние</dt>
        <dd>${STATE_WORDS[state] ?? state}</dd>
      </dl>
      ${error === null ? '' : html`<p class="error" role="alert" id="error">${error}</p>`}
      ${actions.map((action, index) =>
        actionForm({ matter, action, main: index === 0, wrong: error !== null }),
      )}
      ${matter.code && state === 'new' ? small(matter, 'resend', 'Отправить код ещё раз') : ''}
      ${waiting > 0 ? small(matter, 'notify', 'Сообщить застройщику сейчас') : ''}
      <p><a href="${asked.back}">Вернуться к заказу</a></p>`,
  );
}

/** A page that says one thing. */
export function partnerMessage(partner: PartnerKind, title: string, text: string): Markup {
  return partnerFrame(
    BADGES[partner],
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>
      <p><a href="/">На главную</a></p>`,
  );
}

interface ActionParts {
  matter: Matter;
  action: TestAction;
  /** The most likely one. */
  main: boolean;
  /** The last button was refused. */
  wrong: boolean;
}

function actionForm({ matter: { partner, guid, code }, action, main, wrong }: ActionParts): Markup {
  const { name, label, hint } = action;
  return html`<form method="post" action="/test-${partner}/${guid}">
    <input type="hidden" name="action" value="${name}" />
    ${
      action.code && code
        ? html`<label
            >Код из СМС
            <input
              name="code"
              inputmode="numeric"
              autocomplete="one-time-code"
              maxlength="6"
              required
              ${wrong ? raw('aria-invalid="true" aria-describedby="error"') : ''}
              pattern="[0-9]{6}"
          /></label>`
        : ''
    }
    <button ${main ? raw('class="main"') : ''} aria-describedby="hint-${name}">${label}</button>
    <p id="hint-${name}">${hint}</p>
  </form>`;
}

const small = ({ partner, guid }: Matter, name: string, label: string): Markup =>
  html`<form method="post" action="/test-${partner}/${guid}">
    <input type="hidden" name="action" value="${name}" />
    <button>${label}</button>
  </form>`;

/** The frame of a page of the demonstration that stands where somebody outside has a page. */
export function partnerFrame(
  badge: { name: string; note: string },
  title: string,
  body: Markup,
): Markup {
  return html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${badge.name}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <header>
          <p class="name">${badge.name}</p>
          <p class="badge">Тестовый режим</p>
        </header>
        <main>
          <p class="note">${badge.note}</p>
          ${body}
        </main>
      </body>
    </html>`;
}
