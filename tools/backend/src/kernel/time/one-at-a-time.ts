/**
 * Lets calls share their work: the first one starts it, one that comes meanwhile asks for it once more
 * afterwards, as what it has to do may have come too late to be seen.
 * @returns a function whose promise ends when nothing is asked for any more; never rejects
 */
export function oneAtATime(
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  let asked = false;

  async function workWhileAsked() {
    while (asked) {
      asked = false;
      await work().catch(onError);
    }
    // In the same breath as the last look at `asked`, so that no call falls in between.
    running = null;
  }

  return () => {
    asked = true;
    running ??= workWhileAsked();
    return running;
  };
}
