/** What a store tells of a file. */
export interface StoredFile {
  /** `uploads/7f1f6f0e-…`: folders with `/`, the last part is the name. */
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  readonly changedAt: Date;
}

/** What a file is made of: bytes, a stream of them, or a file of this machine. */
export type FileBody = Uint8Array | AsyncIterable<Uint8Array> | { readonly path: string };

/** A file, or a part of it, that is being read. */
export interface FileReading {
  /** Bytes of the whole file, also where a part is read. */
  readonly size: number;
  /** Breaks off with an error where the store does, or where the bytes are not those that were put. */
  readonly stream: ReadableStream<Uint8Array>;
}

/** How a file is named where a link to it is opened. */
interface LinkHeaders {
  /** `Content-Type`. */
  readonly type: string;
  /** `Content-Disposition`. */
  readonly disposition: string;
}

/**
 * Files that outlast the process: in a folder, or in a store that machines share. What somebody reads while it is
 * replaced is the former file or the new one, whole; a key that is not there is `null`, never an error.
 *
 * Everything throws FilesAway where the store does not answer.
 */
export interface StoredFiles {
  readonly kind: 'folder' | 's3';
  /** Where it is, for the log: never a key or a secret. */
  readonly place: string;
  /** The store has failed several times in a row and is left alone for a while. */
  readonly isAway: boolean;
  /** Path of a file on a disk of this machine; `null` where files stand elsewhere. */
  pathOf(key: string): string | null;
  /**
   * Stores a file, in place of one that is there.
   * @param hash its SHA-256, hex, where the caller knows it of a stream; of other bodies it is taken here
   */
  put(key: string, body: FileBody, hash?: string): Promise<void>;
  stat(key: string): Promise<StoredFile | null>;
  read(
    key: string,
    range?: { readonly start: number; readonly end: number },
  ): Promise<FileReading | null>;
  /** A file that is gone already is no mistake. */
  delete(key: string): Promise<void>;
  /** Files whose keys begin with a folder, `uploads/`, in no order. */
  list(folder: string): AsyncIterable<StoredFile>;
  /**
   * An address that gives the file to whoever has it, for as long as the setting `links` says; `null` where the store
   * gives none. It is a key of its own: for the `Location` of an answer, never for a page, a letter or a log.
   */
  link(key: string, headers: LinkHeaders): Promise<string | null>;
  /**
   * Looks whether the store is set up.
   * @throws WrongFilesSetting, a line for the operator, where it answers and refuses
   */
  check(): Promise<void>;
}

/** Folders of all that is stored; whatever else stands in `DATA_DIR` can be made anew. */
export const STORED_FOLDERS = ['uploads/', 'contracts/', 'review-photos/'] as const;

/** Those of them in which each file is named by the guid of an upload, with or without an ending. */
export const UPLOAD_FOLDERS = ['uploads/', 'review-photos/'] as const;

/** Guid of the upload that a file of {@link UPLOAD_FOLDERS} belongs to; `null` where it is named otherwise. */
export const ownerOf = (key: string): string | null => /[\da-f-]{36}/.exec(key)?.[0] ?? null;

/** Bytes of a stored file as they are read. */
export const bytesOf = ({ stream }: FileReading) => stream as unknown as AsyncIterable<Uint8Array>;

/** The store of files does not answer, or not as it should. */
export class FilesAway extends Error {
  override readonly name = 'FilesAway';
}

/** Settings of the store that cannot work, in a line for the operator. */
export class WrongFilesSetting extends Error {
  override readonly name = 'WrongFilesSetting';
}

/**
 * Checks a key that the code has made.
 * @throws Error where it would lead out of the store
 */
export function checkKey(key: string): string {
  if (/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/.test(key)) return key;
  throw new Error('not a key of a stored file');
}
