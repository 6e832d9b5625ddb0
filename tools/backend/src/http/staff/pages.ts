import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Services } from '../../core/services.ts';
import type { StoredPage } from '../../domain/content/library.ts';
import { publishingState } from '../../domain/content/publishing.ts';
import { moscowMoment } from '../../domain/lead/labels.ts';
import type { AppEnv } from '../env.ts';
import { page, type Markup } from './page.ts';

const STATES = {
  draft: 'черновик',
  scheduled: 'ждёт своего дня',
  published: 'на сайте',
  expired: 'срок истёк',
} as const;

/** `/staff/pages`: how every page of content stands, with a link that shows its newest version for three days. */
export function staffPages({ content, previews, clock }: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/staff/pages', (c) => {
    const now = clock();
    const rows = [...content.library.pages.values()].map((stored) => {
      const state = publishingState(stored.publishing, now);
      return { stored, state, isWaiting: state !== 'published' || stored.next !== null };
    });
    const sorted = rows.toSorted((a, b) => Number(b.isWaiting) - Number(a.isWaiting));
    return c.html(
      page(
        'Страницы',
        html`<p>
            Ссылка на просмотр действует три дня, открывается без пароля и показывает новую версию.
          </p>
          <div class="scroll" role="region" aria-label="Таблица страниц" tabindex="0">
            <table>
              <caption>
                Всего: ${rows.length}, сначала те, что ждут.
              </caption>
              <thead>
                <tr>
                  <th scope="col">Адрес</th>
                  <th scope="col">Название</th>
                  <th scope="col">Состояние</th>
                  <th scope="col">Сроки</th>
                  <th scope="col">Просмотр</th>
                </tr>
              </thead>
              <tbody>
                ${sorted.map(({ stored, state }) => {
                  const { path, title } = stored.page;
                  return html`<tr>
                    <td class="whole">${path}</td>
                    <td>${stored.next?.title ?? title}</td>
                    <td>${STATES[state]}${stored.next ? ', есть новая версия' : ''}</td>
                    <td>${terms(stored)}</td>
                    <td><a href="${path}?preview=${previews.sign(path)}">Открыть</a></td>
                  </tr>`;
                })}
              </tbody>
            </table>
          </div>`,
      ),
    );
  });
  return app;
}

function terms({ publishing: { publishedFrom, publishedUntil } }: StoredPage): Markup | string {
  const from = publishedFrom && `с ${moscowMoment(publishedFrom)}`;
  const until = publishedUntil && `до ${moscowMoment(publishedUntil)}`;
  return [from, until].filter(Boolean).join(' ') || 'без срока';
}
