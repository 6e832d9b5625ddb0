import type { Answers } from '@m30/forms/questionnaire';

/** Where a draft stands: saved, on its way, or not saved because nobody answered. */
export type DraftState = 'saved' | 'pending' | 'failed';

/** What a draft needs from outside. */
export interface DraftPort {
  /** Keeps the answers; `leaving` is true where the page goes away and nobody hears an answer. */
  save: (answers: Answers, leaving: boolean) => Promise<void>;
  /** Milliseconds of quiet after the last change before it is saved. */
  quiet: number;
}

/** Answers as typed, and their way to the server. */
export interface Draft {
  /** The answers now; the same object until one changes. */
  answers: () => Answers;
  state: () => DraftState;
  set: (path: string, value: string) => void;
  change: (change: (answers: Answers) => Answers) => void;
  /** Saves at once what is not saved; for a page that is being left. */
  flush: (leaving?: boolean) => Promise<void>;
  /** Calls back after each change; gives the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** Answers that are saved a moment after each change; a failed try is repeated with the next change or by `flush`. */
export function createDraft(begin: Answers, { save, quiet }: DraftPort): Draft {
  let answers = begin;
  let saved = begin;
  let state: DraftState = 'saved';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const become = (next: DraftState) => {
    if (state === next) return;
    state = next;
    tell();
  };

  async function flush(leaving = false): Promise<void> {
    clearTimeout(timer);
    if (saved === answers) return;
    const sent = answers;
    try {
      await save(sent, leaving);
      saved = sent;
      if (answers === sent) become('saved');
    } catch {
      become('failed');
    }
  }

  function change(next: (answers: Answers) => Answers): void {
    const changed = next(answers);
    if (changed === answers) return;
    answers = changed;
    state = 'pending';
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), quiet);
    tell();
  }

  return {
    answers: () => answers,
    state: () => state,
    change,
    set: (path, value) =>
      change((all) => ((all[path] ?? '') === value ? all : { ...all, [path]: value })),
    flush,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
