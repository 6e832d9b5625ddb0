import { Button } from '@m30/ui-kit/button';
import { formatFileSize } from '@m30/ui-kit/format';
import { IconButton } from '@m30/ui-kit/icon-button';
import { ProgressBar } from '@m30/ui-kit/progress-bar';
import type { Upload } from '../use-uploads.ts';
import styles from './list.module.css';

export interface UploadRowProps {
  upload: Omit<Upload<unknown>, 'place'>;
}

/** A file on its way: how much of it the server has, or why it stopped. */
export function UploadRow({ upload }: UploadRowProps) {
  const { name, size, sent, problem, again, cancel } = upload;
  return (
    <li className={styles.upload}>
      <ProgressBar
        label={name}
        value={sent}
        max={Math.max(1, size)}
        valueText={`${formatFileSize(sent)} из\u00a0${formatFileSize(size)}`}
      />
      <IconButton icon="close" label={`Не загружать файл ${name}`} onClick={cancel} />
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}{' '}
          {again && (
            <Button variant="ghost" size="small" onClick={again}>
              Продолжить
            </Button>
          )}
        </p>
      )}
    </li>
  );
}
