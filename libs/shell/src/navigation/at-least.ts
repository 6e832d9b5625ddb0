/** Milliseconds that progress is shown at least, so that a quick answer does not flash (specification, §9). */
export const MINIMAL_DELAY = 200;

/** Settles as `work` does, but not before `delay` milliseconds are over. */
export async function atLeast<Result>(delay: number, work: Promise<Result>): Promise<Result> {
  const pause = new Promise((resume) => setTimeout(resume, delay));
  const [outcome] = await Promise.allSettled([work, pause]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
