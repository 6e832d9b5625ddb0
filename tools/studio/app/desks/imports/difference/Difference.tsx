import { useState, type ReactNode } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Checkbox } from '@m30/ui-kit/checkbox';
import { Notice, type NoticeProps } from '@m30/ui-kit/notice';
import type { ChosenColumns } from '../../../../contract/catalogue/import-column.schema.ts';
import type { StudioResult } from '../../../../contract/client.ts';
import { ColumnFields } from './ColumnFields.tsx';
import { useCorrected } from './useCorrected.ts';
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
  /** Compares by other columns; `null` where that was refused. */
  onColumns: (columns: ChosenColumns) => Promise<Result | null>;
  /** Writes; what has come of it, where that is shown here. */
  onWrite: (wish: Wish) => Promise<Result | null>;
  /** @default what has become of it */
  words?: string;
  /** @default false */
  closesGone?: boolean;
  /** Writing confirms columns that were guessed. @default false */
  confirms?: boolean;
  /** Beside the button that writes. */
  children?: ReactNode;
}

interface Wish {
  accept_suspicious: boolean;
  close_gone: boolean;
  columns?: ChosenColumns;
}

/** What a file would change, part by part, its columns, and the button that writes it. */
export function Difference({
  writing,
  onColumns,
  onWrite,
  closesGone = false,
  confirms = false,
  children,
  ...told
}: DifferenceProps) {
  const [accepted, setAccepted] = useState(false);
  const [closes, setCloses] = useState(closesGone);
  const { result, chosen, blocked, isCorrected, choose, take } = useCorrected(
    told.result,
    onColumns,
  );
  const { outcome, format, summary, notes, parts, suspicious, gone, columns } = result;
  const [tone, words] = OUTCOMES[outcome];
  // Of a file that differs by nothing but what it does not name, that can still be taken off sale.
  const isOfUse = gone > 0 || confirms;
  const open = ['dry-run', 'suspicious'].includes(outcome) || (outcome === 'same' && isOfUse);
  const write = async () => {
    const wish = { accept_suspicious: accepted, close_gone: closes };
    const done = await onWrite({ ...wish, ...(chosen && { columns: chosen }) });
    if (done) take(done);
  };
  return (
    <section aria-label="Разница" className={styles.difference}>
      <Notice tone={tone} role="status">
        {(!isCorrected && told.words) || words}
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
      {columns.length > 0 && outcome !== 'written' && (
        <ColumnFields columns={columns} onChoose={choose} />
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
            <Button loading={writing} disabled={blocked} onClick={() => void write()}>
              {confirms && columns.length > 0 ? 'Столбцы верны, записать' : 'Записать'}
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
