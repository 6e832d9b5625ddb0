import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Skeleton } from '@m30/ui-kit/skeleton';
import type { StudioInput } from '../../../contract/client.ts';
import { studioQuery, useChange } from '../../api/queries.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/ConfirmDialog.tsx';
import { SideSheet } from '../../components/side-sheet/SideSheet.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import styles from './Content.module.css';
import { EntryForm } from './EntryForm.tsx';
import type { Entry, EntryKind } from './kinds/kind.ts';
import { STATES } from './states.ts';

interface EntrySheetProps {
  kind: EntryKind;
  /** Name of the entry; empty for a new one. */
  id: string;
  onClose: () => void;
  onSaved: (id: string) => void;
}

/** One entry: how it stands, its page, its form. */
export function EntrySheet({ kind, id, onClose, onSaved }: EntrySheetProps) {
  const { data, isError, refetch } = useQuery({
    ...studioQuery(`${kind.group}.Get`, { id }),
    enabled: id !== '',
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const entry: Entry | null = data?.entry ?? null;
  return (
    <SideSheet label={`Карточка: ${kind.one}`} note={kind.one} onClose={onClose}>
      {isError && <Trouble title="Запись не открылась" onRetry={() => void refetch()} />}
      {id !== '' && !entry && !isError && (
        <section>
          <Skeleton height={240} />
        </section>
      )}
      {entry && <Head {...{ kind, entry, onClose }} />}
      {entry && kind.More && <kind.More id={entry.id} />}
      {id === '' && (
        <section>
          <h2>{kind.make}</h2>
          <p className={styles.muted}>{kind.help}</p>
        </section>
      )}
      {(entry || id === '') && (
        <section>
          <EntryForm {...{ kind, entry, onSaved }} />
        </section>
      )}
    </SideSheet>
  );
}

type HeadProps = Pick<EntrySheetProps, 'kind' | 'onClose'> & { entry: Entry };

function Head({ kind, entry, onClose }: HeadProps) {
  const [removing, setRemoving] = useState(false);
  const remove = useChange(`${kind.group}.Remove`, {
    touches: [`${kind.group}.List`],
    done: 'Удалено',
  });
  return (
    <section>
      <h2 className={styles.title}>{entry.title}</h2>
      <p className={styles.muted}>{STATES[entry.state]}</p>
      <div className={styles.actions}>
        {entry.address && (
          <Button variant="secondary" size="small" href={entry.address} target="_blank">
            {entry.state === 'published' ? 'Открыть на сайте' : 'Предпросмотр'}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={() => setRemoving(true)}>
          Удалить
        </Button>
      </div>
      <ConfirmDialog
        title={`Удалить «${entry.title}»?`}
        action="Удалить"
        open={removing}
        onClose={() => setRemoving(false)}
        send={async () => {
          const input = { id: entry.id, revision: entry.revision };
          await remove.mutateAsync(input as StudioInput<`${EntryKind['group']}.Remove`>);
          onClose();
        }}
      >
        На сайте её больше не будет. Что в ней было, останется в журнале.
      </ConfirmDialog>
    </section>
  );
}
