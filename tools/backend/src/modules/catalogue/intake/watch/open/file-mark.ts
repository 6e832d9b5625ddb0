/** What tells a file of a source from another one, before it is read. */
export interface FileMark {
  /** Of an address: what its answer said. */
  etag?: string;
  lastModified?: string;
  /** Of a folder. */
  name?: string;
  size?: number;
  /** Milliseconds since 1970. */
  mtime?: number;
}
