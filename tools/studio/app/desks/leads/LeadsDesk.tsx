import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Button } from '@m30/ui-kit/button';
import { LEADS_CSV_PATH } from '../../../contract/core/addresses.ts';
import { Nothing } from '../../components/states/Nothing.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import { useAddress } from '../../address/useAddress.ts';
import { pagesQuery } from '../../api/pages.ts';
import { useNextPage } from '../../api/useNextPage.ts';
import { studioQuery } from '../../api/queries.ts';
import { useMe } from '../../api/session.ts';
import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import { DateFilter } from '../../components/date-filter/DateFilter.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { Pick } from '../../components/pick/Pick.tsx';
import { SearchFilter } from '../../components/pick/SearchFilter.tsx';
import { Segments } from '../../components/segments/Segments.tsx';
import { Bar, Split } from '../../components/split/Split.tsx';
import { ViewTabs } from '../../components/view-tabs/ViewTabs.tsx';
import { ChosenLeads } from './ChosenLeads.tsx';
import { LeadsArrived } from './LeadsArrived.tsx';
import { LeadsBoard } from './LeadsBoard.tsx';
import { LeadSheet } from './LeadSheet.tsx';
import { LeadsTable } from './LeadsTable.tsx';
import { NewLead } from './NewLead.tsx';
import { useChoice } from './useChoice.ts';
import { filterOf, VIEWS, viewOf, type ViewName } from './views.ts';

/** Milliseconds after which the desk looks for new leads by itself. */
const REFRESH = 20_000;

/** Everybody who has asked for something: as a table by the next step, or as a board by status. */
export default function LeadsDesk() {
  const address = useAddress();
  const { may } = useMe();
  const onBoard = address.get('as') === 'board';
  const filter = filterOf(address.get);
  const list = useInfiniteQuery({
    ...pagesQuery('Leads.List', filter),
    refetchInterval: REFRESH,
  });
  const leads = useMemo(() => list.data?.pages.flatMap((page) => page.leads) ?? [], [list.data]);
  const first = list.data?.pages[0];
  const { choice, chosen, keep } = useChoice(leads);
  const open = address.get('lead');
  const more = useNextPage(list);

  return (
    <Split
      beside={
        open && (
          <LeadSheet
            key={open}
            guid={open}
            place={placeOf(leads, open)}
            onClose={() => address.change({ lead: '' })}
          />
        )
      }
    >
      <DeskHead
        title="Лиды"
        note={first && first.caught > 0 && `Отсеяно автоматических за 30 дней: ${first.caught}`}
      >
        <Button
          variant="secondary"
          href={`${LEADS_CSV_PATH}?${new URLSearchParams(filter as Record<string, string>)}`}
          download
        >
          Выгрузить CSV
        </Button>
        {may('leads.work') && <NewLead />}
      </DeskHead>
      <LeadsArrived all={first?.counts.all} />
      <ViewTabs
        current={viewOf(address.get('view'))}
        views={(Object.keys(VIEWS) as ViewName[]).map((id) => {
          const { title, count, ...view } = VIEWS[id];
          const counted = first && count(first.counts);
          return {
            id,
            title,
            to: address.with({ view: id, lead: '' }),
            count: counted,
            late: 'late' in view && !!counted,
          };
        })}
      />
      <Filters sources={first?.sources ?? []} forms={first?.forms ?? []} />
      {chosen.length > 0 && <ChosenLeads leads={chosen} onLeft={keep} />}
      {list.isError && <Trouble onRetry={() => void list.refetch()} />}
      {list.isPending && <Loading />}
      {first && onBoard && <LeadsBoard filter={filter} />}
      {first && !onBoard && leads.length > 0 && (
        <LeadsTable
          leads={leads}
          total={first.total}
          openId={open}
          onNearEnd={more}
          choice={may('leads.work') ? choice : undefined}
        />
      )}
      {first && !onBoard && leads.length === 0 && (
        <Nothing title="Здесь пусто">
          Лиды приходят с форм сайта: звонок, показ, заявка на ипотеку, вопрос. Новый появится здесь
          сам, а звонок и визит запишите кнопкой сверху.
        </Nothing>
      )}
    </Split>
  );
}

const placeOf = (leads: readonly { guid: string }[], guid: string) => {
  const at = leads.findIndex((lead) => lead.guid === guid);
  return at === -1 ? undefined : `${at + 1} из ${leads.length}`;
};

interface FiltersProps {
  sources: readonly string[];
  forms: readonly { form: string; title: string }[];
}

function Filters({ sources, forms }: FiltersProps) {
  const address = useAddress();
  const colleagues = useQuery(studioQuery('Staff.Colleagues', {}));
  const set = (name: string) => (value: string) => address.change({ [name]: value });
  return (
    <Bar label="Отбор">
      <Pick
        label="Источник"
        all="любой"
        value={address.get('source')}
        options={sources.map((source) => ({ id: source, label: source }))}
        onChange={set('source')}
      />
      <Pick
        label="Форма"
        all="любая"
        value={address.get('form')}
        options={forms.map(({ form, title }) => ({ id: form, label: title }))}
        onChange={set('form')}
      />
      <Pick
        label="Кто"
        all="все"
        value={address.get('responsible')}
        options={(colleagues.data?.people ?? []).map(({ guid, name }) => ({
          id: guid,
          label: name,
        }))}
        onChange={set('responsible')}
      />
      <DateFilter label="С" value={address.get('from')} onChange={set('from')} />
      <DateFilter label="По" value={address.get('to')} onChange={set('to')} />
      <SearchFilter label="Имя или телефон" value={address.get('text')} onChange={set('text')} />
      <Segments
        label="Вид списка"
        chosen={address.get('as') || 'table'}
        options={[
          { id: 'table', label: 'Таблица', icon: 'list', to: address.with({ as: '' }) },
          {
            id: 'board',
            label: 'Доска',
            icon: 'grid',
            to: address.with({ as: 'board', view: 'all' }),
          },
        ]}
      />
    </Bar>
  );
}
