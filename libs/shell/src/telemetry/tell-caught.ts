/**
 * React's `onCaughtError`: what a boundary caught is told like what nobody caught, and the console says it as
 * before. The visitor sees the boundary's page.
 */
export function tellCaught(error: unknown): void {
  console.error(error);
  dispatchEvent(new ErrorEvent('error', { error }));
}
