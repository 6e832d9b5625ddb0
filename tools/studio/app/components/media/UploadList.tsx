import { Link } from 'react-router';
import { Button } from '@m30/ui-kit/button';
import { formatFileSize } from '@m30/ui-kit/format';
import { ProgressBar } from '@m30/ui-kit/progress-bar';
import { ToolButton } from '../tool-button/ToolButton.tsx';
import styles from './Media.module.css';
import type { PictureUpload } from './use-picture-uploads.ts';

const STATES: Readonly<Record<PictureUpload['state'], string>> = {
  ...{ waiting: 'ждёт очереди', sending: 'загружается', done: 'загружена' },
  ...{ known: 'такая уже есть', failed: 'не загрузилась' },
};

interface UploadListProps {
  uploads: readonly PictureUpload[];
  /** Address of a picture's card. */
  hrefOf?: (id: string) => string;
}

/** Files on their way, each with how far it is, or why it stopped. */
export function UploadList({ uploads, hrefOf }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.uploads} aria-label="Загрузка">
      {uploads.map(({ id, name, size, sent, state, problem, picture, again, cancel }) => (
        <li key={id} data-state={state}>
          {state === 'sending' ? (
            <ProgressBar label={name} value={sent} max={size} />
          ) : (
            <p>
              <b>{name}</b> <small>{formatFileSize(size)}</small>
            </p>
          )}
          <p role={state === 'failed' ? 'alert' : 'status'}>
            {problem ?? STATES[state]}
            {picture && hrefOf && (
              <>
                {' · '}
                <Link to={hrefOf(picture.id)}>
                  {state === 'known' ? 'Открыть её карточку' : 'Описать'}
                </Link>
              </>
            )}
          </p>
          <span className={styles.uploadActions}>
            {again && (
              <Button variant="secondary" size="small" onClick={again}>
                Продолжить
              </Button>
            )}
            <ToolButton
              label={`${state === 'waiting' || state === 'sending' ? 'Отменить' : 'Убрать из списка'}: ${name}`}
              icon="close"
              onClick={cancel}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
