import { useRef, useState } from 'react';
import type { InputOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { useAccountCall } from '../../../../store/account/use-account-call.ts';

/** Where notices of a kind go. */
export type Setting = InputOf<'LK.SaveNoticeSettings'>['settings'][number];

/**
 * Saves ticks at once, one after another, so that none of two quick ones is lost; a tick shows what was chosen
 * until the server has said what holds.
 */
export function useSettings() {
  const { problem, run } = useAccountCall();
  const [chosen, setChosen] = useState<readonly Setting[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  function save(setting: Setting) {
    setChosen((before) => [...before, setting]);
    queue.current = queue.current
      .then(() => run(() => browserApi.post('LK.SaveNoticeSettings', { settings: [setting] })))
      .finally(() => setChosen((before) => before.filter((one) => one !== setting)));
  }

  /** What to show of a kind. */
  const shown = (stored: Setting): Setting =>
    chosen.findLast(({ kind }) => kind === stored.kind) ?? stored;

  return { problem, save, shown };
}
