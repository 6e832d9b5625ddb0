import { HowCounted } from '@m30/calculators/counted';
import { CreditNote } from '@m30/calculators/credit';
import { rateWords } from '@m30/calculators/credit/core';
import { Breadcrumbs } from '@m30/ui-kit/breadcrumbs';
import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { FavouritesSpot } from '@m30/ui-kit/spot';
import { Notice } from '@m30/ui-kit/notice';
import { countedLots } from '../../../store/cart/counted-lots.ts';
import { COUNTED_COMMUTE } from '../../../store/commute/counted-commute.ts';
import { countWords, summaryOf } from '../core/list-words.ts';
import type { Shortlist } from '../core/shortlist.ts';
import { wishGroups } from '../core/wish-groups.ts';
import { AddLots } from './AddLots.tsx';
import { Bar } from './Bar.tsx';
import { Join } from './Join.tsx';
import { LotsTable } from './lots/LotsTable.tsx';
import { Owner } from './Owner.tsx';
import { People } from './People.tsx';
import { Wishes } from './Wishes.tsx';
import { You } from './you/You.tsx';
import type { ListPageProps } from './ListPage.tsx';
import styles from './ListView.module.css';
import { useLiveList } from './use-live-list.ts';
import { useLiveLots } from './use-live-lots.ts';

type ListViewProps = Omit<ListPageProps, 'list'> & { list: Shortlist };

/** The list with everybody's voices, and what whoever looks at it may do. */
export function ListView({
  list: loaded,
  candidates,
  onlyDifferences,
  now,
  refusal,
}: ListViewProps) {
  useLiveList(loaded.link);
  const list = useLiveLots(loaded);
  const { lots, members, programme } = list;
  const me = members.find(({ guid }) => guid === list.me);
  const groups = wishGroups(members, lots);
  const maySay = me !== undefined && !list.isClosed;
  const hasPayment = lots.some(({ lot }) => 'payment' in lot && lot.payment !== null);
  const hasWays = members.some(({ places }) => places.length > 0);
  return (
    <div className={styles.page}>
      <Container>
        <Breadcrumbs
          items={[
            { label: 'Главная', href: '/' },
            { label: 'Избранное', href: '/izbrannoe' },
            { label: 'Выбираем вместе' },
          ]}
        />
        <div className={styles.head}>
          <h1>
            {list.title}
            <small>{countWords(list)}. По&nbsp;ссылке, без&nbsp;регистрации и&nbsp;телефона</small>
          </h1>
          <People list={list} now={now} />
        </div>
      </Container>
      <Bar list={list} now={now} />
      <Container className={styles.notices}>
        {refusal && (
          <Notice tone="danger" role="alert">
            {refusal.problem}.
          </Notice>
        )}
        {list.isClosed && (
          <Notice>Список закрыт: голоса и&nbsp;заметки видны, правки не&nbsp;принимаются.</Notice>
        )}
        {!me && !list.isClosed && <Join refusal={refusal} />}
      </Container>
      <Wishes list={list} groups={groups} summary={summaryOf(list, groups)} />
      {lots.length > 0 ? (
        <LotsTable {...{ list, groups, onlyDifferences, maySay }} />
      ) : (
        <Container>
          <EmptyState
            drawing={<FavouritesSpot />}
            title="В списке пока нет лотов"
            action={<Button href="/katalog">Открыть каталог</Button>}
          >
            Добавьте то, что понравилось: из&nbsp;избранного, сравнения или&nbsp;по&nbsp;ссылке.
          </EmptyState>
        </Container>
      )}
      {maySay && <AddLots candidates={candidates} count={lots.length} />}
      {me && (
        <Container className={styles.own}>
          <You key={me.guid} me={me} refusal={refusal} isClosed={list.isClosed} now={now} />
          {me.isOwner && <Owner list={list} refusal={refusal} />}
        </Container>
      )}
      <Container className={styles.law}>
        {hasPayment && (
          <div>
            <p>
              Платёж: {programme.name}, {rateWords(programme)}.
            </p>
            <HowCounted
              rows={countedLots(
                lots.map(({ lot }) => lot),
                programme,
              )}
            />
            <CreditNote credits={[programme]} />
          </div>
        )}
        <div>
          <p>Порядок: что хотят все, что хочет кто-то, о&nbsp;чём молчат, на&nbsp;что есть вето.</p>
          {hasWays && (
            <>
              <p>Минуты в&nbsp;дороге&nbsp;— оценка, а&nbsp;не&nbsp;расписание.</p>
              <HowCounted rows={COUNTED_COMMUTE} />
            </>
          )}
          <p>
            Имена вы&nbsp;выбираете сами, телефон и&nbsp;почту мы не&nbsp;спрашиваем. Адреса видят
            только те, кто в&nbsp;списке. Без заходов список исчезнет через 90&nbsp;дней.
          </p>
        </div>
      </Container>
    </div>
  );
}
