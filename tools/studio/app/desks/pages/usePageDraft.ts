import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiRefusal } from '@m30/api/client';
import { api } from '../../api/api.ts';
import { messageOf } from '../../api/message-of.ts';
import { begin, redo, undo, write } from './editing/history.ts';
import type { Body, EditedPage } from './editing/page.ts';

/** Milliseconds of rest before what is written is saved. */
const REST = 600;

/** What is written of a page: history, autosave, and the choice when a colleague has saved it meanwhile. */
export function usePageDraft(opened: EditedPage) {
  const client = useQueryClient();
  const [history, setHistory] = useState(() => begin(opened.body));
  const [saved, setSaved] = useState(opened);
  const [trouble, setTrouble] = useState<'conflict' | string | null>(null);
  const body = history.now;
  const version = useRef(opened.version);
  const written = useRef(opened.body);
  const queue = useRef(Promise.resolve());

  const take = useCallback(
    (page: EditedPage) => {
      version.current = page.version;
      setSaved(page);
      setTrouble(null);
      client.setQueryData(['Pages.Get', { path: page.path }], { page });
      void client.invalidateQueries({ queryKey: ['Pages.List'] });
    },
    [client],
  );

  /** Saves what is written, one save after another. @returns whether it is saved */
  const save = useCallback(
    (next: Body): Promise<boolean> => {
      const run = queue.current.then(async () => {
        if (written.current === next) return true;
        try {
          const input = { path: opened.path, version: version.current, body: next };
          const { page } = await api.post('Pages.Save', input);
          written.current = next;
          take(page);
          return true;
        } catch (error) {
          const isConflict = error instanceof ApiRefusal && error.code === 409;
          setTrouble(isConflict ? 'conflict' : messageOf(error));
          return false;
        }
      });
      queue.current = run.then(() => {});
      return run;
    },
    [opened.path, take],
  );

  useEffect(() => {
    if (written.current === body || trouble === 'conflict') return;
    const timer = setTimeout(() => void save(body), REST);
    return () => clearTimeout(timer);
  }, [body, save, trouble]);

  const read = async () => (await api.get('Pages.Get', { path: opened.path })).page;
  /** Shows what the server has in the place of everything. */
  const replace = (page: EditedPage) => {
    written.current = page.body;
    setHistory(begin(page.body));
    take(page);
  };
  return {
    body,
    saved,
    trouble,
    isSaved: written.current === body,
    change: (next: Body) => setHistory((before) => write(before, next)),
    undo: history.past.length > 0 ? () => setHistory(undo) : null,
    redo: history.future.length > 0 ? () => setHistory(redo) : null,
    replace,
    takeTheirs: async () => replace(await read()),
    keepMine: async () => {
      version.current = (await read()).version;
      setTrouble(null);
      await save(body);
    },
    /** @returns where the page stands then; `null` where it could not be saved before */
    publish: async (move: { address: string; redirect: boolean }): Promise<string | null> => {
      if (!(await save(body))) return null;
      const input = { path: opened.path, version: version.current, ...move };
      const { page } = await api.post('Pages.Publish', input);
      if (page.path === opened.path) replace(page);
      else await client.invalidateQueries({ queryKey: ['Pages.List'] });
      return page.path;
    },
    restore: async (number: number) => {
      if (!(await save(body))) return;
      const input = { path: opened.path, version: version.current, number };
      replace((await api.post('Pages.Restore', input)).page);
    },
  };
}
