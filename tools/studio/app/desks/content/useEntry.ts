import { useQueryClient } from '@tanstack/react-query';
import { atom, useAtom } from 'jotai';
import { useState } from 'react';
import { getDotPath, safeParse } from 'valibot';
import { ApiRefusal } from '@m30/api/client';
import { useToast } from '@m30/ui-kit/toast';
import type { StudioInput } from '../../../contract/client.ts';
import { api } from '../../api/api.ts';
import { messageOf } from '../../api/message-of.ts';
import type { Mistake } from '../../components/shape/shape.ts';
import type { Entry, EntryBody, EntryKind } from './kinds/kind.ts';

interface Written {
  id: string;
  body: EntryBody;
  /** What the writer has seen; `null` of a new one. */
  revision: string | null;
}

/** What is written and not saved yet, by kind and name: another row may be looked at meanwhile. */
const unsavedAtom = atom<Readonly<Record<string, Written>>>({});

type SaveInput = StudioInput<`${EntryKind['group']}.Save`>;

/** What is written of an entry, its save, and the choice when a colleague has saved it meanwhile. */
export function useEntry(kind: EntryKind, opened: Entry | null, onSaved: (id: string) => void) {
  const client = useQueryClient();
  const show = useToast();
  const [unsaved, setUnsaved] = useAtom(unsavedAtom);
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const [trouble, setTrouble] = useState<'conflict' | string | null>(null);
  const [saving, setSaving] = useState(false);
  const place = `${kind.group}/${opened?.id ?? ''}`;
  const edited = unsaved[place];
  const [empty] = useState(kind.empty);
  const written: Written = edited ?? {
    id: opened?.id ?? '',
    body: opened?.body ?? empty,
    revision: opened?.revision ?? null,
  };

  const drop = () => {
    setUnsaved(({ [place]: _gone, ...others }) => others);
    setMistakes([]);
    setTrouble(null);
  };
  const change = (next: Partial<Pick<Written, 'id' | 'body'>>) =>
    setUnsaved((all) => ({ ...all, [place]: { ...written, ...next } }));

  const save = async (sent: Written = written): Promise<boolean> => {
    const wrong = mistakesOf(kind, sent);
    setMistakes(wrong);
    setTrouble(null);
    if (wrong.length > 0) return false;
    setSaving(true);
    try {
      const { entry } = await api.post(`${kind.group}.Save`, sent as unknown as SaveInput);
      drop();
      if (opened) client.setQueryData([`${kind.group}.Get`, { id: entry.id }], { entry });
      show({ text: SAVED[entry.state] });
      onSaved(entry.id);
      for (const name of [`${kind.group}.List`, ...(kind.touches ?? [])]) {
        void client.invalidateQueries({ queryKey: [name] });
      }
      return true;
    } catch (error) {
      const refusal = error instanceof ApiRefusal ? error : null;
      const issues = refusal?.issues.map(({ path, message }) => ({
        ...{ path: path.replace(/^body\./, ''), message },
      }));
      if (issues && issues.length > 0) setMistakes(issues);
      else setTrouble(refusal?.code === 409 ? 'conflict' : messageOf(error));
      return false;
    } finally {
      setSaving(false);
    }
  };

  const read = async () => (await api.get(`${kind.group}.Get`, { id: written.id })).entry;
  return {
    ...{ written, mistakes, trouble, saving, change, save },
    isUnsaved: edited !== undefined,
    drop,
    takeTheirs: async () => {
      const entry = await read();
      drop();
      client.setQueryData([`${kind.group}.Get`, { id: entry.id }], { entry });
    },
    keepMine: async () => {
      const { revision } = await read();
      const mine = { ...written, revision };
      setUnsaved((all) => ({ ...all, [place]: mine }));
      return save(mine);
    },
  };
}

/** The first complaint of each field of the name and the body. */
function mistakesOf(kind: EntryKind, { id, body }: Written): Mistake[] {
  const found = new Map<string, string>();
  const name = safeParse(kind.id.schema, id);
  if (!name.success) found.set('id', name.issues[0].message);
  const { issues = [] } = safeParse(kind.schema, body, { abortPipeEarly: true });
  for (const issue of issues) {
    const path = getDotPath(issue) ?? '';
    if (!found.has(path)) found.set(path, issue.message);
  }
  return [...found].map(([path, message]) => ({ path, message }));
}

const SAVED: Readonly<Record<Entry['state'], string>> = {
  draft: 'Черновик сохранён, на сайте его нет',
  scheduled: 'Сохранено, появится в свой срок',
  published: 'Сохранено, на сайте уже так',
  expired: 'Сохранено, срок на сайте истёк',
};
