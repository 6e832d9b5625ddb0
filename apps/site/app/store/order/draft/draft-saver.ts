/** What becomes of what is typed: nothing typed yet, on its way, saved, or not saved for want of a network. */
export type DraftState = 'idle' | 'saving' | 'saved' | 'failed';

/** Options of {@link createDraftSaver}. */
export interface DraftSaverOptions<Draft> {
  /** Keeps a draft on the server; whatever it throws is tried again. */
  save: (draft: Draft) => Promise<unknown>;
  onState: (state: DraftState) => void;
  /** Milliseconds of rest after the last key. @default 600 */
  delay?: number;
  /** Milliseconds after which it is sent even if the hand never rests. @default 3000 */
  maxWait?: number;
  /** Milliseconds until the next try. @default 5000 */
  retry?: number;
}

/** Keeps a draft while it is typed. */
export interface DraftSaver<Draft> {
  /** Takes the draft as it is now; the latest one wins. */
  change(draft: Draft): void;
  /** Sends at once what is not saved yet, and waits for what is on its way. */
  flush(): Promise<void>;
  /** What the server has not acknowledged yet. */
  pending(): Draft | undefined;
}

/** One request at a time, so that an older draft never arrives after a newer one. */
export function createDraftSaver<Draft>(options: DraftSaverOptions<Draft>): DraftSaver<Draft> {
  const { save, onState, delay = 600, maxWait = 3_000, retry = 5_000 } = options;
  let latest: { draft: Draft } | undefined;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the oldest change that waits was made. */
  let since: number | undefined;

  function plan(after: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), after);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    since = undefined;
    running ??= send().finally(() => {
      running = null;
    });
    return running;
  }

  async function send(): Promise<void> {
    if (!latest) return;
    while (latest) {
      const sent: { draft: Draft } = latest;
      try {
        await save(sent.draft);
      } catch {
        onState('failed');
        plan(retry);
        return;
      }
      if (latest === sent) latest = undefined;
    }
    onState('saved');
  }

  return {
    change(draft) {
      latest = { draft };
      since ??= Date.now();
      onState('saving');
      plan(Math.max(0, Math.min(delay, since + maxWait - Date.now())));
    },
    flush,
    pending: () => latest?.draft,
  };
}
