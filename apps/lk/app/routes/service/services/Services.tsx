import type { ResultOf } from '@m30/api/client';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { formatMoney } from '@m30/ui-kit/format';
import { Pagination } from '@m30/ui-kit/pagination';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { RequestCard } from './RequestCard.tsx';
import styles from './Services.module.css';

/** Services to order, and every order of one. */
export function Services({ sections, requests, page, pages }: ResultOf<'LK.GetServices'>) {
  return (
    <>
      <PageHead
        title="Услуги"
        lead="От приёмки до&nbsp;переезда: выберите услугу и&nbsp;удобный день, цену и&nbsp;время подтвердим здесь&nbsp;же."
      />
      <Panel title="Что можно заказать">
        <ul className={styles.sections}>
          {sections.map((section) => (
            <li key={section.id}>
              <Section {...section} />
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="Ваши заявки">
        {requests.length === 0 ? (
          <EmptyState title="Вы ещё ничего не заказывали">
            Здесь появятся заявки, их&nbsp;дни и&nbsp;цены.
          </EmptyState>
        ) : (
          <ul className={styles.requests}>
            {requests.map((request) => (
              <li key={request.guid}>
                <RequestCard request={request} />
              </li>
            ))}
          </ul>
        )}
        <Pagination page={page} pages={pages} href={(n) => `/lk/services?page=${n}`} />
      </Panel>
    </>
  );
}

function Section({
  id,
  name,
  price_from,
  sections,
}: ResultOf<'LK.GetServices'>['sections'][number]) {
  return (
    <>
      <a className={styles.section} href={`/lk/services/${id}`}>
        <strong>{name}</strong>
        {price_from !== null && <span>от&nbsp;{formatMoney(price_from)}</span>}
      </a>
      {sections.length > 0 && (
        <ul className={styles.inner}>
          {sections.map((inner) => (
            <li key={inner.id}>
              <a href={`/lk/services/${inner.id}`}>{inner.name}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
