/** What happens where too many tasks wait. */
interface Full {
  /** Tasks that may wait. */
  most: number;
  /** What is thrown past them. */
  refuse: () => Error;
  /**
   * After a task its place stays empty for as long as the task took: tasks that hold the event loop leave half of the time to others.
   * @default false
   */
  rests?: boolean;
}

/** Runs at most `size` tasks at once; the others wait in line. */
export function createLimit(
  size: number,
  full?: Full,
): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (task) => {
    if (running >= size) {
      if (full && waiting.length >= full.most) throw full.refuse();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    const begun = performance.now();
    try {
      return await task();
    } finally {
      if (full?.rests) setTimeout(leave, performance.now() - begun);
      else leave();
    }
  };
}
