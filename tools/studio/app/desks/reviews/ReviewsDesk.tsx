import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useAddress } from '../../address/useAddress.ts';
import { pagesQuery } from '../../api/pages.ts';
import { useNextPage } from '../../api/useNextPage.ts';
import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import { Loading } from '../../components/loading/Loading.tsx';
import { SearchFilter } from '../../components/pick/SearchFilter.tsx';
import { Bar, Split } from '../../components/split/Split.tsx';
import { Nothing } from '../../components/states/Nothing.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import { ViewTabs } from '../../components/view-tabs/ViewTabs.tsx';
import { stateOf, STATES, type ReviewState } from './review.ts';
import { ReviewSheet } from './ReviewSheet.tsx';
import { ReviewsTable } from './ReviewsTable.tsx';

/** What visitors and buyers write: accepted with an answer, or not shown with a reason. */
export default function ReviewsDesk() {
  const address = useAddress();
  const state = stateOf(address.get('view'));
  const text = address.get('text');
  const filter = { state, ...(text && { text }) };
  const list = useInfiniteQuery(pagesQuery('Reviews.List', filter));
  const reviews = useMemo(
    () => list.data?.pages.flatMap((page) => page.reviews) ?? [],
    [list.data],
  );
  const first = list.data?.pages[0];
  const found = reviews.find(({ guid }) => guid === address.get('review'));
  const [shown, setShown] = useState(found);
  if (found && found !== shown) setShown(found);
  // What a colleague has decided leaves the list; an answer that is half written stays open.
  const open = found ?? (shown?.guid === address.get('review') ? shown : undefined);
  const more = useNextPage(list);
  return (
    <Split
      beside={
        open && (
          <ReviewSheet
            key={open.guid}
            review={open}
            onClose={() => address.change({ review: '' })}
          />
        )
      }
    >
      <DeskHead title="Отзывы" />
      <ViewTabs
        current={state}
        views={(Object.keys(STATES) as ReviewState[]).map((id) => ({
          id,
          title: STATES[id],
          to: address.with({ view: id, review: '' }),
          count: first?.counts[id],
        }))}
      />
      <Bar label="Отбор">
        <SearchFilter
          label="Имя или слова"
          value={text}
          onChange={(value) => address.change({ text: value, review: '' })}
        />
      </Bar>
      {list.isError && <Trouble onRetry={() => void list.refetch()} />}
      {list.isPending && <Loading />}
      {reviews.length > 0 && (
        <ReviewsTable reviews={reviews} total={first?.total} openId={open?.guid} onNearEnd={more} />
      )}
      {first && reviews.length === 0 && (
        <Nothing title={text ? 'Таких отзывов нет' : EMPTY[state]}>
          Отзывы приходят со страницы «Отзывы» и из кабинетов покупателей. На сайте их видят после
          вашего решения.
        </Nothing>
      )}
    </Split>
  );
}

const EMPTY: Readonly<Record<ReviewState, string>> = {
  new: 'Ничего не ждёт решения',
  published: 'На сайте отзывов ещё нет',
  rejected: 'Отклонённых отзывов нет',
};
