import { readdir, readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second. */
const TICK = 10;

/** Milliseconds of user and system time that a process, and the processes it has started, have used. */
export async function processorTime(pid: number): Promise<number> {
  const all = await Promise.all((await familyOf(pid)).map(ownTime));
  return all.reduce((sum, time) => sum + time, 0);
}

/** The same of all threads of one process, counted to the nanosecond by the scheduler. */
export async function exactProcessorTime(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = await Promise.all(
    threads.map((thread) =>
      // A thread may have ended meanwhile.
      readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0'),
    ),
  );
  return times.reduce((sum, line) => sum + Number(line.split(' ')[0]), 0) / 1e6;
}

async function ownTime(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

async function familyOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const own = children.split(' ').filter(Boolean).map(Number);
  return [pid, ...(await Promise.all(own.map(familyOf))).flat()];
}
