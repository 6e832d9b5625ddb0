import { recogniseFile, WRONG_TYPE } from './recognise-file.ts';
import type { FileRules } from './upload-host.ts';

/** What a visitor may send, whatever the content then turns out to be. */
export const DOCUMENTS: FileRules = {
  endings: new Set(['pdf', 'jpg', 'jpeg', 'png', 'heic', 'heif', 'docx']),
  wrongType: WRONG_TYPE,
  bytes: 10 * 1024 * 1024,
  tooLarge: 'Файл больше 10 МБ. Сожмите его или разделите',
  recognise: recogniseFile,
};

/** Files of one owner, the unfinished ones included. */
export const MOST_FILES = 20;

/** Bytes that one piece should have: progress is seen, and little is sent twice after a break. */
export const CHUNK = 512 * 1024;

/** Seconds after which an upload that nobody goes on with is thrown away. */
export const LEFT_AFTER = 24 * 3600;
