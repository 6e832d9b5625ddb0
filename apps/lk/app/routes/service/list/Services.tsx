import type { ResultOf } from '@m30/api/client';
import { Button } from '@m30/ui-kit/button';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { NothingSpot } from '@m30/ui-kit/spot';
import { Notice } from '@m30/ui-kit/notice';
import { Pagination } from '@m30/ui-kit/pagination';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { isOpenRequest, RequestCard } from './RequestCard.tsx';
import { RequestRows } from './RequestRows.tsx';
import { ServiceCells } from './ServiceCells.tsx';
import styles from './Services.module.css';
import { useCancelRequest } from './use-cancel-request.ts';

/** Orders of services that go on, services to order, and orders that are over. */
export function Services({ sections, requests, page, pages }: ResultOf<'LK.GetServices'>) {
  const { problem, run: cancel } = useCancelRequest();
  const open = requests.filter(isOpenRequest);
  const over = requests.filter((request) => !isOpenRequest(request));
  return (
    <>
      <PageHead
        title="Услуги"
        lead="От приёмки до&nbsp;переезда: выберите услугу и&nbsp;удобный день, цену и&nbsp;время подтвердим здесь&nbsp;же."
        actions={
          <Button variant="secondary" href="/klientam/uslugi" data-modal-trigger="services">
            Подробно об&nbsp;услугах
          </Button>
        }
      />
      {open.length > 0 && (
        <Panel title="Заявки в&nbsp;работе">
          <div>
            <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
            <ul className={styles.requests}>
              {open.map((request) => (
                <li key={request.guid}>
                  <RequestCard
                    request={request}
                    onCancel={() => cancel({ request: request.guid })}
                  />
                </li>
              ))}
            </ul>
          </div>
        </Panel>
      )}
      <Panel title="Что можно заказать">
        <ServiceCells sections={sections} />
      </Panel>
      <Panel title="Прошлые заявки">
        {over.length > 0 ? (
          <RequestRows requests={over} />
        ) : (
          <EmptyState
            drawing={<NothingSpot />}
            title={open.length > 0 ? 'Завершённых заявок нет' : 'Вы ещё ничего не заказывали'}
          >
            Здесь останутся заявки, их&nbsp;дни и&nbsp;цены.
          </EmptyState>
        )}
        <Pagination page={page} pages={pages} href={(n) => `/lk/services?page=${n}`} />
      </Panel>
    </>
  );
}
