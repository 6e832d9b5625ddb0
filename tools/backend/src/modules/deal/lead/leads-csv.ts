import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { formatDate } from '@m30/ui-kit/format';
import type { FoundLead } from './find-leads.ts';
import { deliveryState } from './delivery-state.ts';
import { dialled } from '../../../kernel/staff/staff-words.ts';
import { CONSENT_LABELS, consentKinds, DETAIL_LABELS, TOKEN_LABELS } from './labels.ts';
import { plainCell } from '../../../kernel/document/plain-cell.ts';

/** Marks that a campaign is judged by; the others stand in one column. */
const UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'];

/**
 * Writes leads as a table that Russian Excel opens by a double click: UTF-8 with a byte order mark,
 * semicolons, and no cell that it would take for a formula.
 * @param forms names of the forms by their methods
 */
export function leadsCsv(
  found: AsyncIterable<FoundLead>,
  forms: ReadonlyMap<string, string>,
): Readable {
  const table = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    cast: { string: plainCell },
    header: true,
    columns: Object.keys(COLUMNS),
  });
  const source = Readable.from(rows(found, forms));
  source.on('error', (error) => table.destroy(error));
  table.on('close', () => source.destroy());
  return source.pipe(table);
}

async function* rows(found: AsyncIterable<FoundLead>, forms: ReadonlyMap<string, string>) {
  for await (const one of found) {
    yield Object.values(COLUMNS).map((read) => read(one, forms) ?? '');
  }
}

type Column = (found: FoundLead, forms: ReadonlyMap<string, string>) => string | null | undefined;

const COLUMNS: Readonly<Record<string, Column>> = {
  'Принята (Москва)': ({ lead }) => formatDate(lead.createdAt, 'stamp'),
  Форма: ({ lead }, forms) => forms.get(lead.method) ?? lead.method,
  Имя: ({ lead }) => lead.name,
  Телефон: ({ lead }) => dialled(lead.phone),
  ...Object.fromEntries(
    Object.entries(DETAIL_LABELS).map(([key, label]): [string, Column] => [
      label,
      ({ lead }) => lead.details[key],
    ]),
  ),
  'Антибот-проверка': ({ lead }) => TOKEN_LABELS[lead.tokenCheck],
  ...Object.fromEntries(
    UTM.map((mark): [string, Column] => [mark, ({ lead }) => lead.marketing[mark]]),
  ),
  'Другие метки': ({ lead }) =>
    Object.entries(lead.marketing)
      .filter(([mark]) => !UTM.includes(mark))
      .map(([mark, value]) => `${mark}=${value}`)
      .join(', '),
  'Откуда пришли': ({ lead }) => lead.referrer,
  Согласие: ({ lead }) => lead.consent && CONSENT_LABELS[lead.consent.mode],
  'Согласие на': ({ lead }) => lead.consent && consentKinds(lead.consent),
  'Версия согласия': ({ lead }) => lead.consent?.version,
  'Цель обработки': ({ lead }) => lead.consent?.purpose,
  'Согласие дано (Москва)': ({ lead }) => lead.consent && formatDate(lead.consent.at, 'stamp'),
  CRM: ({ delivery }) => deliveryState(delivery),
  Номер: ({ lead }) => lead.guid,
};
