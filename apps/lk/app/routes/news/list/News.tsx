import type { ResultOf } from '@m30/api/client';
import { Button } from '@m30/ui-kit/button';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { NothingSpot } from '@m30/ui-kit/spot';
import { formatCount, formatDate } from '@m30/ui-kit/format';
import { Notice } from '@m30/ui-kit/notice';
import { Pagination } from '@m30/ui-kit/pagination';
import { LinkChoices } from '../../../components/link-choices/LinkChoices.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { RowList } from '../../../components/row-list/RowList.tsx';
import { useReadNews } from '../use-read-news.ts';

export interface NewsProps extends ResultOf<'LK.GetNews'> {
  scope: 'mine' | 'company' | null;
  page: number;
  pages: number;
}

/** News of the buyer's complexes and of the company, unread ones marked. */
export function News({ news, unread, complexes, scope, page, pages }: NewsProps) {
  const { problem, run } = useReadNews();
  const homes = complexes.map(({ name }) => `«${name}»`).join(', ');
  return (
    <>
      <PageHead
        title="Новости ваших домов"
        lead={
          homes
            ? `Что происходит в\u00a0комплексах ${homes} и\u00a0в\u00a0компании.`
            : 'Новости компании. Когда появится первый заказ, добавим новости вашего дома.'
        }
        actions={
          unread > 0 && (
            <Button variant="secondary" size="small" onClick={() => run({})}>
              Прочитать все
            </Button>
          )
        }
      />
      {complexes.length > 0 && (
        <LinkChoices
          label="Какие новости"
          choices={[
            { label: 'Все', href: newsHref(null), current: scope === null },
            { label: 'Мои дома', href: newsHref('mine'), current: scope === 'mine' },
            { label: 'Компания', href: newsHref('company'), current: scope === 'company' },
          ]}
        />
      )}
      <section aria-label="Список новостей">
        <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
        <p className="visually-hidden" role="status">
          {unread > 0
            ? formatCount(unread, [
                'непрочитанная новость',
                'непрочитанные новости',
                'непрочитанных новостей',
              ])
            : 'Все новости прочитаны'}
        </p>
        {news.length === 0 ? (
          <EmptyState drawing={<NothingSpot />} title="Таких новостей пока нет" />
        ) : (
          <RowList
            rows={news.map((item) => ({
              id: item.alias,
              href: `/lk/news/${item.alias}`,
              aside: <time dateTime={item.date}>{formatDate(item.date, 'short')}</time>,
              title: item.title,
              note: [item.complex?.name, item.topic].filter(Boolean).join(' · '),
              unread: item.unread,
            }))}
          />
        )}
      </section>
      <Pagination page={page} pages={pages} href={(number) => newsHref(scope, number)} />
    </>
  );
}

function newsHref(scope: NewsProps['scope'], page = 1): string {
  const query = new URLSearchParams({
    ...(scope && { scope }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `/lk/news${query && '?'}${query}`;
}
