import { Notice } from '@m30/ui-kit/notice';
import styles from './Note.module.css';
import type { DroppedBlock } from '../../core/parsed-block.ts';

const reasons: Readonly<Record<DroppedBlock['reason'] | 'broken', string>> = {
  unknown: 'такого вида блоков нет',
  invalid: 'данные заполнены с ошибкой',
  deep: 'блоки вложены слишком глубоко',
  broken: 'блок сломался при показе',
};

/** Props of {@link Note}. */
export interface NoteProps extends Pick<DroppedBlock, 'path' | 'type' | 'issues'> {
  reason: DroppedBlock['reason'] | 'broken';
}

/** What an editor sees in preview where visitors see nothing: which block is missing and why. */
export function Note({ path, type, reason, issues }: NoteProps) {
  return (
    <Notice>
      <p>
        Блок {path}
        {type && ` «${type}»`} посетителям не&nbsp;показан: {reasons[reason]}.
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
