import { Hono } from 'hono';
import { html } from 'hono/html';
import { formatDate } from '@m30/ui-kit/format';
import type { Services } from '../kernel/services.ts';
import { newsState } from '../modules/content/news/find-news.ts';
import {
  publishingState,
  type Publishing,
  type PublishingState,
} from '../modules/content/library/publishing.ts';
import type { AppEnv } from '../kernel/http/env.ts';
import { page, type Markup } from '../kernel/staff/page.ts';

const STATES = {
  draft: 'черновик',
  scheduled: 'ждёт своего дня',
  published: 'на сайте',
  expired: 'срок истёк',
} as const;

/** A page or a news item as the table shows it. */
interface Row {
  path: string;
  title: string;
  state: PublishingState;
  /** A new version that waits, where there is one. */
  next?: object | null;
  publishing: Publishing;
}

/** `/staff/pages`: how every page of content and every news item stands, with a link that shows its newest version for three days. */
export function staffPages({ content, previews, clock }: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/staff/pages', (c) => {
    const now = clock();
    const pages = [...content.library.pages.values()].map((stored): Row => {
      const state = publishingState(stored.publishing, now);
      const { path, title } = stored.page;
      return { path, title: stored.next?.title ?? title, state, ...stored };
    });
    const news = content.library.news.map((item): Row => {
      const { alias, title } = item.teaser;
      const { publishing } = item;
      return { path: `/novosti/${alias}`, title, state: newsState(item, now), publishing };
    });
    const rows = [...pages, ...news].map((row) => ({
      ...row,
      isWaiting: row.state !== 'published' || !!row.next,
    }));
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
                ${sorted.map(
                  ({ path, title, state, next, publishing }) =>
                    html`<tr>
                      <td class="whole">${path}</td>
                      <td>${title}</td>
                      <td>${STATES[state]}${next ? ', есть новая версия' : ''}</td>
                      <td>${terms(publishing)}</td>
                      <td><a href="${path}?preview=${previews.sign(path)}">Открыть</a></td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`,
      ),
    );
  });
  return app;
}

function terms({ publishedFrom, publishedUntil }: Publishing): Markup | string {
  const from = publishedFrom && `с ${formatDate(publishedFrom, 'stamp')}`;
  const until = publishedUntil && `до ${formatDate(publishedUntil, 'stamp')}`;
  return [from, until].filter(Boolean).join(' ') || 'без срока';
}
