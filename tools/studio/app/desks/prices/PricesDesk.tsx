import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../address/useAddress.ts';
import { studioQuery } from '../../api/queries.ts';
import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import { ViewTabs } from '../../components/view-tabs/ViewTabs.tsx';
import { Split } from '../../components/split/Split.tsx';
import { LotSheet } from '../lots/LotSheet.tsx';
import { ChangesList } from './ChangesList.tsx';
import { NewChange } from './NewChange.tsx';

/** Prices of many lots at once, and what was changed lately. */
export default function PricesDesk() {
  const address = useAddress();
  const view = address.get('view') === 'changes' ? 'changes' : 'new';
  const { data } = useQuery(studioQuery('Lots.Buildings', {}));
  const lot = address.get('lot');
  return (
    <Split
      beside={lot && <LotSheet key={lot} lot={lot} onClose={() => address.change({ lot: '' })} />}
    >
      <DeskHead title="Цены" note="Больше 3 % или 5 млн ₽ разом подтверждает второй человек" />
      <ViewTabs
        current={view}
        views={[
          { id: 'new', title: 'Изменить цены', to: address.with({ view: '', lot: '' }) },
          { id: 'changes', title: 'Что изменили', to: address.with({ view: 'changes', lot: '' }) },
        ]}
      />
      {view === 'new' ? <NewChange buildings={data?.buildings ?? []} /> : <ChangesList />}
    </Split>
  );
}
