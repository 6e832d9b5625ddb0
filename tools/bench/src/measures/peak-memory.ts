import { readFile } from 'node:fs/promises';

/** The most that a process has held in memory since it was started, in millions of bytes; of Linux. */
export async function peakMemory(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(/^VmHWM:\s+(\d+)/m.exec(text)?.[1] ?? Number.NaN) * 1024) / 1e6;
}
