import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { atom, useAtom } from 'jotai';
import { useState } from 'react';
import { ApiRefusal } from '@m30/api/client';
import { useToast } from '@m30/ui-kit/toast';
import { api } from '../../api/api.ts';
import { messageOf } from '../../api/message-of.ts';
import { useLate } from '../../time/useLate.ts';
import type { Letter, LetterBody } from './letter.ts';

interface Written {
  body: LetterBody;
  /** What the writer has seen. */
  revision: string;
}

/** What is written and not saved yet, by kind: another one may be looked at meanwhile. */
const unsavedAtom = atom<Readonly<Record<string, Written>>>({});

/** Milliseconds of rest before the server is asked how it looks. */
const REST = 300;

const getKey = (id: string) => ['Letters.Get', { id }] as const;

/** What is written of a kind, how it looks, its save, and the choice when a colleague has saved it meanwhile. */
export function useLetter(letter: Letter) {
  const { id } = letter;
  const client = useQueryClient();
  const show = useToast();
  const [unsaved, setUnsaved] = useAtom(unsavedAtom);
  const [trouble, setTrouble] = useState<'conflict' | string | null>(null);
  const [pending, setPending] = useState<'save' | 'reset' | 'test' | null>(null);
  const edited = unsaved[id];
  const written: Written = edited ?? letter;
  const { body } = written;
  const late = useLate(body, REST);
  const { data: preview } = useQuery({
    queryKey: ['Letters.Preview', { id, body: late }],
    queryFn: ({ signal }) => api.post('Letters.Preview', { id, body: late }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

  const drop = () => {
    setUnsaved(({ [id]: _gone, ...others }) => others);
    setTrouble(null);
  };
  const keep = (next: Written) => setUnsaved((all) => ({ ...all, [id]: next }));

  /** Runs one change; a refusal stands over the form, and mistakes are at their fields already. */
  const attempt = async (what: typeof pending, run: () => Promise<string>) => {
    setPending(what);
    setTrouble(null);
    try {
      show({ text: await run() });
      return true;
    } catch (error) {
      const isLate = error instanceof ApiRefusal && error.code === 409;
      setTrouble(isLate ? 'conflict' : messageOf(error));
      return false;
    } finally {
      setPending(null);
    }
  };
  const take = (answer: { letter: Letter }) => {
    drop();
    client.setQueryData(getKey(id), answer);
    void client.invalidateQueries({ queryKey: ['Letters.List'] });
  };

  const save = (sent: Written = written) =>
    attempt('save', async () => {
      take(await api.post('Letters.Save', { id, revision: sent.revision, body: sent.body }));
      return 'Сохранено, дальше пойдёт этот текст';
    });
  const read = async () => (await api.get('Letters.Get', { id })).letter;
  return {
    ...{ body, trouble, pending, drop, save },
    preview,
    isUnsaved: edited !== undefined,
    change: (next: Partial<LetterBody>) => keep({ ...written, body: { ...body, ...next } }),
    reset: () =>
      attempt('reset', async () => {
        take(await api.post('Letters.Reset', { id, revision: letter.revision }));
        return 'Вернули исходный текст';
      }),
    test: () =>
      attempt('test', async () => {
        const { mailbox } = await api.post('Letters.Test', { id, body });
        return `Проверка отправлена на ${mailbox}`;
      }),
    takeTheirs: async () => take({ letter: await read() }),
    keepMine: async () => {
      const mine = { body, revision: (await read()).revision };
      keep(mine);
      return save(mine);
    },
  };
}
