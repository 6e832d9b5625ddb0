/** What files hang on; each kind says by itself whose they are. */
export type UploadOwnerKind =
  'order' | 'letter' | 'lead' | 'defect' | 'ticket' | 'ticket-draft' | 'picture' | 'picture-draft';

/** The thing that files hang on. */
export interface UploadOwner {
  readonly kind: UploadOwnerKind;
  /** Guid of the thing. */
  readonly id: string;
}

/** `open`: bytes are being received. */
export type UploadState = 'open' | 'done';

/** What a file was recognised as by its content: the extension that it is given out with. */
export type UploadType = 'pdf' | 'jpg' | 'png' | 'heic' | 'docx' | 'webp' | 'avif' | 'svg';
