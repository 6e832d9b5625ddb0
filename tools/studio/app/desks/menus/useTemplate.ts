import { useQuery, useQueryClient } from '@tanstack/react-query';
import { atom, useAtom } from 'jotai';
import { useState } from 'react';
import { ApiRefusal } from '@m30/api/client';
import { useToast } from '@m30/ui-kit/toast';
import type { StudioInput, StudioResult } from '../../../contract/client.ts';
import { api } from '../../api/api.ts';
import { messageOf } from '../../api/message-of.ts';
import { studioQuery } from '../../api/queries.ts';
import type { FieldOfShape, Mistake } from '../../components/shape/shape.ts';

type Answer = StudioResult<'Template.Get'>;

interface Written {
  body: unknown;
  /** What the writer has seen. */
  revision: string;
}

/** What is written and not saved yet: another desk may be looked at meanwhile. */
const unsavedAtom = atom<Written | null>(null);

const query = studioQuery('Template.Get', {});

/** What is written of menus and contacts, its save, and the choice when a colleague has saved it meanwhile. */
export function useTemplate() {
  const client = useQueryClient();
  const show = useToast();
  const [unsaved, setUnsaved] = useAtom(unsavedAtom);
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const [trouble, setTrouble] = useState<'conflict' | string | null>(null);
  const [saving, setSaving] = useState(false);
  const { data, isError, refetch } = useQuery({ ...query, refetchOnWindowFocus: false });
  const written = unsaved ?? data?.template;

  const drop = () => {
    setUnsaved(null);
    setMistakes([]);
    setTrouble(null);
  };
  const take = (answer: Answer) => {
    drop();
    client.setQueryData(query.queryKey, answer);
  };
  const save = async (sent: Written) => {
    setMistakes([]);
    setTrouble(null);
    setSaving(true);
    try {
      take(await api.post('Template.Save', sent as StudioInput<'Template.Save'>));
      show({ text: 'Сохранено, на сайте уже так' });
    } catch (error) {
      const refusal = error instanceof ApiRefusal ? error : null;
      setMistakes(refusal?.issues ?? []);
      setTrouble(refusal?.code === 409 ? 'conflict' : messageOf(error));
    } finally {
      setSaving(false);
    }
  };
  const read = () => api.get('Template.Get', {});
  return {
    ...{ mistakes, trouble, saving, drop, isError },
    retry: () => void refetch(),
    isUnsaved: unsaved !== null,
    written,
    /** The server's description: one cast where JSON comes in. */
    fields: (data?.template.fields ?? []) as unknown as readonly FieldOfShape[],
    change: (body: unknown) => written && setUnsaved({ revision: written.revision, body }),
    save: () => unsaved && save(unsaved),
    takeTheirs: async () => take(await read()),
    keepMine: async () => {
      const { revision } = (await read()).template;
      const mine = { body: written?.body, revision };
      setUnsaved(mine);
      await save(mine);
    },
  };
}
