/** Bytes of one file. */
export const MOST_BYTES = 10 * 1024 * 1024;

/** Files of one owner, the unfinished ones included. */
export const MOST_FILES = 20;

/** Bytes that one piece should have: progress is seen, and little is sent twice after a break. */
export const CHUNK = 512 * 1024;

/** Seconds after which an upload that nobody goes on with is thrown away. */
export const LEFT_AFTER = 24 * 3600;
