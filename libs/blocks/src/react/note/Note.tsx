import { Notice } from '@m30/ui-kit/notice';
import styles from './Note.module.css';
import type { DroppedBlock, MendedBlock } from '../../core/parsed-block.ts';

type Reason = DroppedBlock['reason'] | MendedBlock['reason'] | 'broken';

const reasons: Readonly<Record<Reason, string>> = {
  unknown: 'посетителям не\u00a0показан: такого вида блоков нет',
  invalid: 'посетителям не\u00a0показан: данные заполнены с\u00a0ошибкой',
  deep: 'посетителям не\u00a0показан: блоки вложены слишком глубоко',
  broken: 'посетителям не\u00a0показан: блок сломался при показе',
  mended: 'показан без\u00a0того, что заполнено с\u00a0ошибкой',
};

export interface NoteProps extends Pick<DroppedBlock, 'path' | 'type' | 'issues'> {
  reason: Reason;
}

/** What an editor sees in preview alone: which block is missing, or shown in part, and why. */
export function Note({ path, type, reason, issues }: NoteProps) {
  return (
    <Notice>
      <p>
        Блок {path}
        {type && ` «${type}»`} {reasons[reason]}.
      </p>
      {issues.length > 0 && (
        <ul className={styles.issues} lang="en">
          {issues.map((issue, index) => (
            <li key={index}>{issue}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
