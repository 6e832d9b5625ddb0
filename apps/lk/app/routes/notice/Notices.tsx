import type { ResultOf } from '@m30/api/client';
import { Button } from '@m30/ui-kit/button';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { LetterSpot } from '@m30/ui-kit/spot';
import { formatCount, formatDate } from '@m30/ui-kit/format';
import { Icon, type IconName } from '@m30/ui-kit/icon';
import { ArrowLink } from '@m30/ui-kit/link';
import { Notice as Warning } from '@m30/ui-kit/notice';
import { Pagination } from '@m30/ui-kit/pagination';
import { PageHead } from '../../components/page-head/PageHead.tsx';
import type { Notice } from '../../store/notice/follow-notices.ts';
import styles from './Notices.module.css';
import { useReadNotices } from './use-read-notices.ts';

/** A sign for each kind; the title says it in words. */
const SIGNS: Readonly<Record<Notice['kind'], IconName>> = {
  order: 'document',
  payment: 'rouble',
  appointment: 'calendar',
  ticket: 'message',
  statement: 'document',
  service: 'services',
  defect: 'home',
  news: 'list',
  promo: 'star',
  survey: 'star',
};

const UNREAD = ['непрочитанное', 'непрочитанных', 'непрочитанных'] as const;

/** Everything that the buyer was told of, the newest first. */
export function Notices({ notices, unread, page, pages }: ResultOf<'LK.GetNotices'>) {
  const { problem, run } = useReadNotices();
  return (
    <>
      <PageHead
        title="Уведомления"
        lead={
          unread > 0
            ? `У\u00a0вас ${formatCount(unread, UNREAD)}.`
            : 'Всё, о\u00a0чём мы вам сообщали. Непрочитанных нет.'
        }
        actions={
          <>
            {unread > 0 && (
              <Button variant="secondary" size="small" onClick={() => run({})}>
                Отметить все прочитанными
              </Button>
            )}
            <ArrowLink href="/lk/profile#notices">Настроить уведомления</ArrowLink>
          </>
        }
      />
      <div>
        <div role="alert">{problem && <Warning tone="danger">{problem}</Warning>}</div>
        {notices.length === 0 ? (
          <EmptyState drawing={<LetterSpot />} title={'Пока ничего не\u00a0случилось'}>
            Здесь появятся новости о&nbsp;ваших заказах, платежах и&nbsp;встречах.
          </EmptyState>
        ) : (
          <ol className={styles.list}>
            {notices.map((notice) => (
              <Row key={notice.guid} {...notice} onRead={() => run({ guids: [notice.guid] })} />
            ))}
          </ol>
        )}
      </div>
      <Pagination
        page={page}
        pages={pages}
        href={(n) => (n === 1 ? '/lk/notices' : `/lk/notices?page=${n}`)}
      />
    </>
  );
}

/** Whoever follows it has read it. */
function Row({ kind, title, text, href, at, read, onRead }: Notice & { onRead: () => void }) {
  return (
    <li data-unread={!read || undefined}>
      <a className={styles.row} href={href} onClick={read ? undefined : onRead}>
        <Icon name={SIGNS[kind]} size={22} />
        <span className={styles.what}>
          <b>
            {!read && <span className="visually-hidden">Новое: </span>}
            {title}
          </b>
          {text && <span>{text}</span>}
        </span>
        <time dateTime={at}>{formatDate(at, 'dateTime')}</time>
      </a>
    </li>
  );
}
