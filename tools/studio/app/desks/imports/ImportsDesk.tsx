import { useAddress } from '../../address/useAddress.ts';
import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import { ViewTabs } from '../../components/view-tabs/ViewTabs.tsx';
import { ImportsList } from './ImportsList.tsx';
import { NewImport } from './NewImport.tsx';

/** Files with complexes and lots: what they would change, and which were written. */
export default function ImportsDesk() {
  const address = useAddress();
  const view = address.get('view') === 'done' ? 'done' : 'new';
  return (
    <>
      <DeskHead
        title="Импорт"
        note="Сначала разница, потом запись. Последний импорт можно отменить"
      />
      <ViewTabs
        current={view}
        views={[
          { id: 'new', title: 'Загрузить файл', to: address.with({ view: '' }) },
          { id: 'done', title: 'Что загрузили', to: address.with({ view: 'done' }) },
        ]}
      />
      {view === 'new' ? <NewImport /> : <ImportsList />}
    </>
  );
}
