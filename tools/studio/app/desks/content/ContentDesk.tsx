import { useQuery } from '@tanstack/react-query';
import { Button } from '@m30/ui-kit/button';
import { formatCount } from '@m30/ui-kit/format';
import { useAddress } from '../../address/useAddress.ts';
import { studioQuery } from '../../api/queries.ts';
import { useMe } from '../../api/session.ts';
import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import { Key } from '../../components/key/Key.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { Pick } from '../../components/pick/Pick.tsx';
import { SearchFilter } from '../../components/pick/SearchFilter.tsx';
import { Bar, Split } from '../../components/split/Split.tsx';
import { Nothing } from '../../components/states/Nothing.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import { ViewTabs } from '../../components/view-tabs/ViewTabs.tsx';
import { useShortcuts } from '../../keys/shortcuts.ts';
import { EntriesTable } from './EntriesTable.tsx';
import { EntrySheet } from './EntrySheet.tsx';
import type { EntryKind } from './kinds/kind.ts';
import { KINDS } from './kinds/kinds.ts';
import { STATES } from './states.ts';

/** In the address, for an entry that is written anew: no name of an entry has a space. */
const NEW = 'new entry';

/** What the site shows besides pages of blocks, kind by kind. */
export default function ContentDesk() {
  const address = useAddress();
  const { may } = useMe();
  const kinds = KINDS.filter(({ right }) => may(right));
  const kind = kinds.find(({ path }) => path === address.get('view')) ?? kinds[0];
  if (!kind) return <Nothing title="Здесь пусто">Вашей роли эти записи не открыты.</Nothing>;
  const open = address.get('entry');
  return (
    <Split
      beside={
        open && (
          <EntrySheet
            key={`${kind.group} ${open}`}
            kind={kind}
            id={open === NEW ? '' : open}
            onClose={() => address.change({ entry: '' })}
            onSaved={(id) => address.change({ entry: id })}
          />
        )
      }
    >
      <Entries
        key={kind.group}
        {...{ kind, open }}
        tabs={kinds.map(({ path, title }) => ({
          ...{ id: path, title },
          to: address.with({ view: path, entry: '', text: '', state: '' }),
        }))}
        onNew={() => address.change({ entry: NEW })}
      />
    </Split>
  );
}

interface EntriesProps {
  kind: EntryKind;
  open: string;
  tabs: { id: string; title: string; to: string }[];
  onNew: () => void;
}

function Entries({ kind, open, tabs, onNew }: EntriesProps) {
  const address = useAddress();
  const { data, isError, refetch } = useQuery(studioQuery(`${kind.group}.List`, {}));
  const [text, state] = [address.get('text'), address.get('state')];
  useShortcuts([{ code: 'KeyN', key: 'N', label: 'новая запись', run: onNew }]);
  const sought = text.toLowerCase();
  const entries = data?.entries.filter(
    (entry) =>
      (state === '' || entry.state === state) &&
      `${entry.title} ${entry.note} ${entry.id}`.toLowerCase().includes(sought),
  );
  return (
    <>
      <DeskHead
        title="Материалы"
        note={data && formatCount(data.entries.length, ['запись', 'записи', 'записей'])}
      >
        <Button variant="secondary" onClick={onNew}>
          {kind.make} <Key>N</Key>
        </Button>
      </DeskHead>
      <ViewTabs current={kind.path} views={tabs} />
      <Bar label="Отбор">
        <Pick
          label="Где"
          all="везде"
          value={state}
          options={Object.entries(STATES).map(([id, label]) => ({ id, label }))}
          onChange={(value) => address.change({ state: value })}
        />
        <SearchFilter
          label="Заголовок или адрес"
          value={text}
          onChange={(value) => address.change({ text: value })}
        />
      </Bar>
      {isError && <Trouble onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {entries && entries.length > 0 && (
        <EntriesTable label={kind.title} entries={entries} openId={open} />
      )}
      {entries?.length === 0 && (
        <Nothing title={data?.entries.length === 0 ? kind.nothing : 'Ничего не нашлось'}>
          {kind.help}
        </Nothing>
      )}
    </>
  );
}
