import { formatMoney } from '@m30/ui-kit/format';
import type { LotStatus } from '../../estate/types.ts';
import { COLUMNS, STATUSES } from './fields.ts';
import type { ImportReport } from './import-lots.ts';
import type { Difference, Mistake } from './types.ts';

const OUTCOMES: Readonly<Record<ImportReport['outcome'], string>> = {
  written: 'Записано.',
  'dry-run': 'Пробный запуск: ничего не записано.',
  same: 'Отличий нет, записывать нечего.',
  refused: 'Ничего не записано: исправьте ошибки и повторите.',
};

/** The report for the staff: every difference, every mistake, and what was done. */
export function reportWords(report: ImportReport): string {
  const { file, lots, differences, mistakes, outcome } = report;
  return [
    `${file}: лотов ${lots}, отличий ${differences.length}, ошибок ${mistakes.length}`,
    ...(differences.length > 0 ? ['', 'Отличия'] : []),
    ...differences.map(differenceWords),
    ...(mistakes.length > 0 ? ['', 'Ошибки'] : []),
    ...mistakes.map((mistake) => mistakeWords(file, mistake)),
    '',
    OUTCOMES[outcome],
  ].join('\n');
}

function differenceWords({ line, id, field, before, after }: Difference): string {
  return `  строка ${line}, ${id}, ${COLUMNS[field][0]}: ${valueWords(before)} → ${valueWords(after)}`;
}

function mistakeWords(file: string, { line, id, field, reason }: Mistake): string {
  const place = [
    line > 0 ? `${file}, строка ${line}` : file,
    ...(id === null ? [] : [id]),
    ...(field === null ? [] : [field]),
  ];
  return `  ${place.join(', ')}: ${reason}`;
}

function valueWords(value: Difference['before']): string {
  if (value === null) return 'нет';
  return typeof value === 'number'
    ? formatMoney(value)
    : (STATUSES[value as LotStatus][0] ?? value);
}
