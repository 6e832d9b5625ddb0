import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A folder of Linux that is kept in memory. */
const MEMORY = '/dev/shm';

/** Room that a run may need, in bytes: databases, uploads and backups of its tests. */
const ROOM = 4 * 1024 ** 3;

/**
 * Where tests put what nobody needs after them: in memory if there is room, where a copy of the demo database takes a
 * tenth of the time, else the system's folder for temporary files.
 */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
