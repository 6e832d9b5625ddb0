/** A file that must not, or cannot, be read on. */
export class UnreadableFile extends Error {
  /** Line from 1; 0 for the file as a whole. */
  readonly line: number;

  /** @param reason for the staff, in Russian */
  constructor(reason: string, line = 0) {
    super(reason);
    this.line = line;
  }
}
