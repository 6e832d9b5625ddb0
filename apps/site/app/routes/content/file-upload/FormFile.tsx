import { useRef, useState } from 'react';
import { ApiRefusal } from '@m30/api/client';
import { FileField, type FileFieldProps } from '@m30/ui-kit/file-field';
import { TextLink } from '@m30/ui-kit/link';
import { useRoot } from '../../../use-root.ts';
import styles from './FormFile.module.css';
import { sendFormFile } from './send-form-file.ts';

export interface FormFileProps extends Pick<FileFieldProps, 'label' | 'hint' | 'accept'> {
  /** Name under which the form gets the guid of the file. */
  name: string;
  error?: string | undefined;
}

/** Bytes; the server takes no more. */
const MOST = 10 * 1024 * 1024;

const AWAY = 'Связь прервалась. Выберите файл ещё раз';

/** A file that is sent while the form is still filled in; the form then carries its guid alone. */
export function FormFile({ name, error, ...field }: FormFileProps) {
  const email = useRoot()?.template.email ?? '';
  const [guid, setGuid] = useState('');
  const [progress, setProgress] = useState<Record<string, number>>({});
  const [problem, setProblem] = useState<string | undefined>();
  const running = useRef<AbortController | null>(null);

  async function send(files: readonly File[]) {
    running.current?.abort();
    setGuid('');
    setProblem(undefined);
    const [file] = files;
    if (!file) return;
    const abort = new AbortController();
    running.current = abort;
    try {
      const sent = await sendFormFile(file, {
        signal: abort.signal,
        onProgress: (bytes) => setProgress({ [file.name]: bytes / Math.max(file.size, 1) }),
      });
      if (!abort.signal.aborted) setGuid(sent);
    } catch (failure) {
      if (abort.signal.aborted) return;
      setProblem(failure instanceof ApiRefusal ? failure.message : AWAY);
    }
  }

  return (
    <div>
      <p className={styles.fallback}>
        {field.label} прикрепляется с&nbsp;включённым JavaScript. Файл можно прислать и&nbsp;письмом
        на <TextLink href={`mailto:${email}`}>{email}</TextLink>, указав своё имя.
      </p>
      <FileField
        {...field}
        className={styles.live}
        maxSize={MOST}
        progress={progress}
        error={problem ?? error}
        onFilesChange={(files) => void send(files)}
      />
      <input type="hidden" name={name} value={guid} readOnly />
    </div>
  );
}
