import type { ReactNode } from 'react';
import { Button } from '@m30/ui-kit/button';
import styles from './UndoList.module.css';

/** Something that was done as a whole, and perhaps can be undone so. */
interface Undoable {
  guid: string;
  may_undo: boolean;
}

export interface UndoListProps<One extends Undoable> {
  /** What is listed, spoken. */
  label: string;
  entries: readonly One[];
  titleOf: (one: One) => string;
  /** Paragraphs below the title. */
  children: (one: One) => ReactNode;
  onUndo: (one: One) => void;
}

/** What was done, the latest first, with a button at what can be undone. */
export function UndoList<One extends Undoable>(props: UndoListProps<One>) {
  const { label, entries, titleOf, children, onUndo } = props;
  return (
    <ul className={styles.list} aria-label={label}>
      {entries.map((one) => (
        <li key={one.guid}>
          <div>
            <b>{titleOf(one)}</b>
            {children(one)}
          </div>
          {one.may_undo && (
            <Button
              variant="secondary"
              aria-label={`Отменить: ${titleOf(one)}`}
              onClick={() => onUndo(one)}
            >
              Отменить
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
