import { useAddress } from '../../address/useAddress.ts';
import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import { ViewTabs } from '../../components/view-tabs/ViewTabs.tsx';
import { ImportsList } from './ImportsList.tsx';
import { NewImport } from './NewImport.tsx';
import { ImportSources } from './sources/ImportSources.tsx';

const VIEWS = ['new', 'sources', 'done'] as const;

/** Files with complexes and lots: what they would change, and which were written. */
export default function ImportsDesk() {
  const address = useAddress();
  const view = VIEWS.find((one) => one === address.get('view')) ?? 'new';
  return (
    <>
      <DeskHead
        title="Импорт"
        note="Сначала разница, потом запись. Последний импорт можно отменить"
      />
      <ViewTabs
        current={view}
        views={[
          { id: 'new', title: 'Загрузить файл', to: address.with({ view: '', source: '' }) },
          {
            id: 'sources',
            title: 'Источники',
            to: address.with({ view: 'sources', source: '' }),
          },
          { id: 'done', title: 'Что загрузили', to: address.with({ view: 'done', source: '' }) },
        ]}
      />
      {view === 'new' && <NewImport />}
      {view === 'sources' && <ImportSources />}
      {view === 'done' && <ImportsList />}
    </>
  );
}
