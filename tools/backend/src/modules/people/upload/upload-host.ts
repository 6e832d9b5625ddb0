import type { Database } from '../../../kernel/db/database.ts';
import type { Session } from '../../../kernel/method/call.ts';
import type { Services } from '../../../kernel/services.ts';
import type { UploadRow } from './find-uploads.ts';
import type { UploadOwnerKind, UploadType } from './types.ts';

/** Which files a thing takes. */
export interface FileRules {
  /** Endings of names, in lower case. */
  readonly endings: ReadonlySet<string>;
  /** What the sender reads where a file is none of those. */
  readonly wrongType: string;
  /** Bytes of one file, and what the sender reads of a larger one. */
  readonly bytes: number;
  readonly tooLarge: string;
  /**
   * Looks into a file that has come whole.
   * @throws Refused 422 where it is none of those, whatever its name says
   */
  recognise(path: string): Promise<UploadType>;
}

/** Who sends a file: a visitor by the session, or one of the staff whose right was asked for. */
export type Sender = Session | 'staff' | null;

/** What a thing that files hang on decides about them. */
export interface UploadHost {
  /** It takes photos alone, and draws each anew. */
  readonly photos?: true;
  /** The staff alone send its files. */
  readonly staff?: true;
  /** What it takes. @default documents and photos, as in `upload-rules.ts` */
  readonly rules?: FileRules;
  /** Files that it takes. @default as in `upload-rules.ts` */
  readonly most?: number;
  /** Whether a visitor may see the thing at all; else it is not there. */
  isOpenTo(db: Database, id: string, session: Session | null): Promise<boolean>;
  /**
   * Locks the thing for the transaction.
   * @throws Refused 409 where its files cannot be changed now
   */
  lock(tx: Database, services: Services, id: string, session: Session | null): Promise<void>;
  /** Told of a file that has come whole; the thing is locked. */
  added(tx: Database, services: Services, file: UploadRow): Promise<void>;
  /** Told of a whole file that was deleted; the thing is locked. */
  deleted(tx: Database, services: Services, file: UploadRow): Promise<void>;
}

/** Hosts of all files, by the kind of their owner. */
export type UploadHosts = Readonly<Record<UploadOwnerKind, UploadHost>>;
