import { formatDate } from '@m30/ui-kit/format';
import { escapeHtml } from '../../../kernel/words/escape-html.ts';
import { describeDevice } from '../../people/session/describe-device.ts';
import type { DataSection } from './collect-data.ts';
import { COLUMN_WORDS, MONEY_COLUMNS } from './column-words.ts';

const STYLE =
  'body{max-width:960px;margin:0 auto;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#12202a}' +
  'h2{margin:40px 0 8px}dl{display:grid;grid-template-columns:minmax(120px,220px) 1fr;gap:4px 24px;' +
  'margin:0;padding:12px 0;border-top:1px solid #cfd8dd}dt{color:#4c5b65}dd{margin:0;overflow-wrap:anywhere}';

/** Writes the export as a page to read: what a machine needs alone stands in the JSON beside it. */
export function exportHtml(sections: readonly DataSection[], at: Date): string {
  const parts = sections.map(
    ({ title, rows }) =>
      `<section><h2>${escapeHtml(title)}</h2>${rows.map(toList).join('')}</section>`,
  );
  return [
    '<!doctype html><html lang="ru"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><title>Мои данные</title>',
    `<style>${STYLE}</style></head><body><h1>Мои данные</h1>`,
    `<p>Всё, что хранится о вас на ${formatDate(at, 'fullInSentence')}. Те же данные для программ — в файле data.json. `,
    'Сами документы можно скачать в личном кабинете.</p>',
    ...parts,
    '</body></html>',
  ].join('\n');
}

function toList(row: Record<string, unknown>): string {
  const entries = Object.entries(row).flatMap(([key, value]) => {
    const label = COLUMN_WORDS[key];
    const isEmpty = value === null || value === undefined || value === '';
    if (label === undefined || isEmpty) return [];
    return [`<dt>${label}</dt><dd>${escapeHtml(say(key, value))}</dd>`];
  });
  return entries.length > 0 ? `<dl>${entries.join('')}</dl>` : '';
}

function say(key: string, value: unknown): string {
  if (value instanceof Date) return formatDate(value, 'fullInSentence');
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (MONEY_COLUMNS.has(key) && typeof value === 'number')
    return `${ROUBLES.format(value / 100)} ₽`;
  if (key === 'userAgent') return describeDevice(String(value)).device;
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
}

const ROUBLES = new Intl.NumberFormat('ru-RU');
