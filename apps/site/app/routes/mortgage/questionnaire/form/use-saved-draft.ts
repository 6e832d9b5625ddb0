import { useEffect, useState } from 'react';
import type { Answers, QuestionnaireKind } from '@m30/forms/questionnaire';
import { browserApi } from '@m30/shell/browser';
import { createDraft, type Draft } from '../../../../store/mortgage/index.ts';

const QUIET = 800;

/** A draft that is saved on the server a moment after each change, and when the page goes away. */
export function useSavedDraft(kind: QuestionnaireKind, begin: Answers): Draft {
  const [draft] = useState(() =>
    createDraft(begin, {
      quiet: QUIET,
      save: (answers, leaving) => (leaving ? leave : save)({ kind, answers: { ...answers } }),
    }),
  );
  useEffect(() => {
    const leaving = () => void draft.flush(true);
    const hidden = () => document.visibilityState === 'hidden' && leaving();
    window.addEventListener('pagehide', leaving);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('pagehide', leaving);
      document.removeEventListener('visibilitychange', hidden);
      void draft.flush();
    };
  }, [draft]);
  return draft;
}

interface SavedDraft {
  kind: QuestionnaireKind;
  answers: Record<string, string>;
}

async function save(saved: SavedDraft): Promise<void> {
  await browserApi.post('Mortgage.SaveDraft', saved);
}

/** A page that goes away takes its unfinished requests along, but for those that ask to stay. */
async function leave(saved: SavedDraft): Promise<void> {
  await fetch('/api/Mortgage.SaveDraft', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(saved),
  });
}
