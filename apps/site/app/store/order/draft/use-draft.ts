import { useEffect, useMemo, useRef, useState } from 'react';
import type { InputOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import type { Order } from '../order.ts';
import { createDraftSaver, type DraftState } from './draft-saver.ts';
import { saveOnLeaving, takeUnsaved } from './leaving.ts';

type StepDraft = InputOf<'Order.SaveDraft'>;

/** What a step holds while it is filled in. */
export interface Draft<Values> {
  values: Values;
  change: (values: Values) => void;
  state: DraftState;
  /** Waits until the server has all that was typed. */
  flush: () => Promise<void>;
}

/**
 * Keeps a step of an order on the server as it is typed, also when the page is left in the middle of a word.
 * @param step name of the step
 * @param read makes values of a draft, whatever it holds
 */
export function useDraft<Values extends object>(
  { guid, drafts }: Pick<Order, 'guid' | 'drafts'>,
  step: StepDraft['step'],
  read: (draft: unknown) => Values,
): Draft<Values> {
  const [values, setValues] = useState(() => read(drafts[step]));
  const [state, setState] = useState<DraftState>('idle');
  const saver = useMemo(
    () =>
      createDraftSaver<Values>({
        save: (draft) => browserApi.post('Order.SaveDraft', { guid, step, data: dataOf(draft) }),
        onState: setState,
      }),
    [guid, step],
  );
  const change = (next: Values) => {
    setValues(next);
    saver.change(next);
  };
  const restore = useRef((draft: unknown) => change(read(draft)));

  useEffect(() => {
    const unsaved = takeUnsaved({ guid, step });
    if (unsaved) restore.current(unsaved);
    const leave = () => {
      const data = saver.pending();
      if (data) saveOnLeaving({ guid, step, data: dataOf(data) });
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      void saver.flush();
    };
  }, [saver, guid, step]);

  return { values, change, state, flush: saver.flush };
}

const dataOf = (draft: object): StepDraft['data'] => Object.fromEntries(Object.entries(draft));
