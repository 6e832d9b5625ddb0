import { useEffect, useState } from 'react';
import { browserApi } from '@m30/shell/browser';
import { askUpload, useUploads } from '@m30/shell/upload';
import { ChooseFiles, FileRow, UploadRow, type FileRowData } from '@m30/shell/upload/list';
import { checkFile } from '@m30/ui-kit/file-field';
import { Notice } from '@m30/ui-kit/notice';
import styles from './MessageFiles.module.css';

/** A file that waits for its message. */
export type MessageFile = FileRowData;

/** What the server takes (it looks into the bytes, too). */
const LIMITS = { accept: '.pdf,.jpg,.jpeg,.png,.heic,.docx', maxSize: 10 * 1024 * 1024 };

/** Files of one message at most. */
const MOST = 10;

export interface MessageFilesProps {
  /** Guid of the ticket, or of the buyer for a new one: files on their way go on after a reload. */
  owner: string;
  /** Guid of the ticket that the message is for. */
  ticket?: string | undefined;
  /** Files that have come. */
  files: readonly MessageFile[];
  onChange: (files: readonly MessageFile[]) => void;
  /** Called with whether something is still on its way. */
  onSending: (sending: boolean) => void;
}

/** Files for a message: each with its progress, then with its name; a message waits for them. */
export function MessageFiles({ owner, ticket, files, onChange, onSending }: MessageFilesProps) {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const of = ticket === undefined ? {} : { ticket };
  const { uploads, add } = useUploads<null>({
    owner: `ticket:${owner}`,
    begin: (file) => browserApi.post('LK.AddTicketFile', { ...of, ...file }),
    remove: (file) => browserApi.post('LK.DeleteTicketFile', { ...of, file }),
    onArrived: (upload) => void arrive(upload),
  });
  const isSending = uploads.some(({ problem }) => problem === null);
  useEffect(() => onSending(isSending), [isSending, onSending]);

  async function arrive(upload: string) {
    const { file } = await askUpload(upload);
    if (file) onChange([...files.filter(({ guid }) => guid !== file.guid), file]);
  }
  function choose(chosen: readonly File[]) {
    const room = Math.max(0, MOST - files.length - uploads.length);
    const checked = chosen.slice(0, room).map((file) => [file, checkFile(file, LIMITS)] as const);
    const tooMany = chosen.length > room ? [`Не\u00a0больше ${MOST} файлов`] : [];
    setRefusals([...checked.flatMap(([, refusal]) => refusal ?? []), ...tooMany]);
    for (const [file, refusal] of checked) if (!refusal) add(file, null);
  }
  function remove(guid: string) {
    onChange(files.filter((file) => file.guid !== guid));
    browserApi.post('LK.DeleteTicketFile', { ...of, file: guid }).catch(() => undefined);
  }
  return (
    <div className={styles.files}>
      {(files.length > 0 || uploads.length > 0) && (
        <ul>
          {files.map((file) => (
            <FileRow key={file.guid} file={file} onRemove={remove} />
          ))}
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
      <div>
        <ChooseFiles
          accept={LIMITS.accept}
          label="Приложить файлы"
          of="фотографии и документы к сообщению"
          onChoose={choose}
        />
      </div>
      <p className={styles.limits}>PDF, JPG, PNG, HEIC или DOCX, до&nbsp;10&nbsp;МБ каждый.</p>
      <div role="alert">
        {refusals.map((words) => (
          <Notice key={words} tone="danger">
            {words}
          </Notice>
        ))}
      </div>
    </div>
  );
}
