import { html } from 'hono/html';
import type { Services } from '../kernel/services.ts';
import type { PartnerKind } from '../kernel/config/partner-kind.ts';
import type { Markup } from '../kernel/staff/page.ts';

/** Steps of a sale as the staff call them. */
const STEPS: Readonly<Record<PartnerKind, string>> = {
  acquirer: 'оплата на сайте',
  signature: 'электронная подпись',
  escrow: 'счета эскроу',
  registration: 'электронная регистрация',
  bank: 'отправка анкет в банки',
};

/** What this installation still lacks, or shows that is not real; nothing where all is set up. */
export function setupNotes({
  config,
  content,
  partners,
}: Pick<Services, 'config' | 'content' | 'partners'>): Markup | string {
  const { missing } = partners;
  const notes = [
    ...(content.library.templates
      ? []
      : ['Наполнения нет: посетители видят «Сайт настраивается».']),
    ...(missing.length > 0
      ? [
          `Не\u00a0подключено: ${missing.map((kind) => STEPS[kind]).join(', ')}. Покупателям предлагают позвонить.`,
        ]
      : []),
    ...(config.demo ? ['Демонстрация: партнёры тестовые, деньги не\u00a0списываются.'] : []),
  ];
  return notes.length === 0
    ? ''
    : html`<section aria-label="Настройка">${notes.map((note) => html`<p>${note}</p>`)}</section>`;
}
