import { useQuery, useQueryClient } from '@tanstack/react-query';
import { atom, useAtom } from 'jotai';
import type { StudioInput, StudioResult } from '../../../contract/client.ts';
import { api } from '../../api/api.ts';
import { studioQuery } from '../../api/queries.ts';
import type { FieldOfShape } from '../../components/shape/shape.ts';
import { useSending } from '../../components/shape/useSending.ts';

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
  const [unsaved, setUnsaved] = useAtom(unsavedAtom);
  const { send, clear, ...sending } = useSending();
  const { data, isError, refetch } = useQuery({ ...query, refetchOnWindowFocus: false });
  const written = unsaved ?? data?.template;

  const drop = () => {
    setUnsaved(null);
    clear();
  };
  const take = (answer: Answer) => {
    drop();
    client.setQueryData(query.queryKey, answer);
  };
  const save = (sent: Written) =>
    send(
      () => api.post('Template.Save', sent as StudioInput<'Template.Save'>),
      take,
      'Сохранено, на сайте уже так',
    );
  const read = () => api.get('Template.Get', {});
  return {
    ...sending,
    ...{ drop, isError },
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
