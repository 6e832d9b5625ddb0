import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@m30/ui-kit/format';
import { useAddress } from '../../address/useAddress.ts';
import { LetterSpot } from '@m30/ui-kit/spot';
import { studioQuery } from '../../api/queries.ts';
import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { SearchFilter } from '../../components/pick/SearchFilter.tsx';
import { Bar, Split } from '../../components/split/Split.tsx';
import { Nothing } from '../../components/states/Nothing.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import { ViewTabs } from '../../components/view-tabs/ViewTabs.tsx';
import { VIEWS, viewOf, type ViewId } from './letter.ts';
import { LetterSheet } from './LetterSheet.tsx';
import { LettersTable } from './LettersTable.tsx';

/** What the company writes to people by itself, and in which words. */
export default function LettersDesk() {
  const address = useAddress();
  const { data, isError, refetch } = useQuery(studioQuery('Letters.List', {}));
  const view = viewOf(address.get('view'));
  const [text, open] = [address.get('text'), address.get('letter')];
  const sought = text.toLowerCase();
  const letters = data?.letters.filter(
    (letter) =>
      VIEWS[view].has(letter) && `${letter.title} ${letter.when}`.toLowerCase().includes(sought),
  );
  return (
    <Split
      beside={
        open && <LetterSheet key={open} id={open} onClose={() => address.change({ letter: '' })} />
      }
    >
      <DeskHead
        title="Письма и СМС"
        note={data && formatCount(data.letters.length, ['вид', 'вида', 'видов'])}
      />
      <ViewTabs
        current={view}
        views={(Object.keys(VIEWS) as ViewId[]).map((id) => ({
          ...{ id, title: VIEWS[id].title },
          to: address.with({ view: id, letter: '' }),
          count: data?.letters.filter(VIEWS[id].has).length,
        }))}
      />
      <Bar label="Отбор">
        <SearchFilter
          label="О чём сообщение"
          value={text}
          onChange={(value) => address.change({ text: value })}
        />
      </Bar>
      {isError && <Trouble onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {letters && letters.length > 0 && <LettersTable {...{ letters }} openId={open} />}
      {letters?.length === 0 && (
        <Nothing
          drawing={<LetterSpot />}
          title={view === 'own' && !text ? 'Своих текстов ещё нет' : 'Ничего не нашлось'}
        >
          Сайт сам пишет покупателям и сотрудникам. Откройте любое сообщение и перепишите его.
        </Nothing>
      )}
    </Split>
  );
}
