import { useState, type ReactNode } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Checkbox } from '@m30/ui-kit/checkbox';
import { Notice, type NoticeProps } from '@m30/ui-kit/notice';
import type { StudioResult } from '../../../../contract/client.ts';
import { ColumnFacts, type ColumnFactsProps } from './ColumnFacts.tsx';
import styles from './Difference.module.css';

type Result = StudioResult<'Imports.Run'>;

const OUTCOMES: Readonly<Record<Result['outcome'], readonly [NoticeProps['tone'], string]>> = {
  written: ['success', 'Записано: сайт уже показывает новое.'],
  'dry-run': ['info', 'Ничего ещё не записано: проверьте разницу.'],
  same: ['info', 'Отличий нет, записывать нечего.'],
  suspicious: ['warning', 'Ничего не записано: сначала отметьте, что подозрительное проверено.'],
  refused: ['danger', 'Записать нельзя: исправьте ошибки в файле и загрузите его ещё раз.'],
};

interface DifferenceProps {
  result: Result;
  writing: boolean;
  onWrite: (wish: { accept_suspicious: boolean; close_gone: boolean }) => Promise<void>;
  /** @default what has become of it */
  words?: string;
  /** @default false */
  closesGone?: boolean;
  /** Of a table of a source: what its columns were taken for, which writing confirms. @default none */
  columns?: ColumnFactsProps['columns'];
  /** Beside the button that writes. */
  children?: ReactNode;
}

/** What a file would change, part by part, and the button that writes it. */
export function Difference({
  result,
  writing,
  onWrite,
  closesGone = false,
  columns = [],
  children,
  ...told
}: DifferenceProps) {
  const [accepted, setAccepted] = useState(false);
  const [closes, setCloses] = useState(closesGone);
  const { outcome, format, summary, notes, parts, suspicious, gone } = result;
  const [tone, words] = OUTCOMES[outcome];
  // Of a file that differs by nothing but what it does not name, that can still be taken off sale.
  const open = ['dry-run', 'suspicious'].includes(outcome) || (outcome === 'same' && gone > 0);
  return (
    <section aria-label="Разница" className={styles.difference}>
      <Notice tone={tone} role="status">
        {told.words ?? words}
      </Notice>
      <p>
        Это {format}: {summary}.
      </p>
      {notes.length > 0 && (
        <details>
          <summary>Как понят файл</summary>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
      {columns.length > 0 && (
        <section aria-label="Столбцы таблицы">
          <h2>Столбцы таблицы</h2>
          <p>Следующие файлы читаем так же; без одного из&nbsp;этих столбцов остановимся.</p>
          <ColumnFacts columns={columns} />
        </section>
      )}
      {open && (
        <div className={styles.decide}>
          {suspicious > 0 && (
            <Checkbox
              checked={accepted}
              onChange={(event) => setAccepted(event.currentTarget.checked)}
            >
              Подозрительное проверено, всё верно: {suspicious}
            </Checkbox>
          )}
          {gone > 0 && (
            <Checkbox checked={closes} onChange={(event) => setCloses(event.currentTarget.checked)}>
              Снять с продажи лоты, которых нет в файле: {gone}
            </Checkbox>
          )}
          <div className={styles.actions}>
            <Button
              loading={writing}
              onClick={() => void onWrite({ accept_suspicious: accepted, close_gone: closes })}
            >
              {columns.length > 0 ? 'Столбцы верны, записать' : 'Записать'}
            </Button>
            {children}
          </div>
        </div>
      )}
      {parts.map(({ title, count, lines }) => (
        <section key={title} aria-label={title}>
          <h2>
            {title}: {count}
          </h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {count > lines.length && <p>… и ещё {count - lines.length}</p>}
        </section>
      ))}
    </section>
  );
}
