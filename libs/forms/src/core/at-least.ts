/** Milliseconds that a running request shows at least, so that its progress does not flash (specification, §9). */
const MINIMAL_DELAY = 200;

/** Settles as the request does, but not before the minimal delay is over. */
export async function atLeast<Result>(request: Promise<Result>): Promise<Result> {
  const [answer] = await Promise.allSettled([
    request,
    new Promise((resume) => setTimeout(resume, MINIMAL_DELAY)),
  ]);
  if (answer.status === 'rejected') throw answer.reason;
  return answer.value;
}
