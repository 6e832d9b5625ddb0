import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Fields after the command name in `/proc/{pid}/stat`; the 22nd of the line is the start time. */
const START_TIME = 22 - 3;

/**
 * Tells when a process started, as an opaque text; '' where no such process lives. Where the
 * system does not tell, every living process has the same text.
 */
export async function startOf(pid: number): Promise<string> {
  if (!isRunning(pid)) return '';
  if (process.platform === 'linux') return fromProc(pid);
  if (process.platform === 'win32') return 'running';
  const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(
    () => ({ stdout: '' }),
  );
  return stdout.trim();
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function fromProc(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? '' : (fields[START_TIME] ?? '');
}
