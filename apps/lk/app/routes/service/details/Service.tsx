import type { ResultOf } from '@m30/api/client';
import { formatMoney } from '@m30/ui-kit/format';
import { ServerHtml } from '@m30/ui-kit/server-html';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { RowList } from '../../../components/row-list/RowList.tsx';
import { OrderService } from './OrderService.tsx';
import styles from './Service.module.css';

export interface ServiceProps {
  form: ResultOf<'LK.GetService'>;
  /** Guid of the buyer. */
  user: string;
}

/** One service: what it is, what it costs, the form of its order or the services below it. */
export function Service({ form, user }: ServiceProps) {
  const { service, offer } = form;
  const { name, description, parents, sections } = service;
  return (
    <>
      <PageHead
        trail={[
          { label: 'Услуги', href: '/lk/services' },
          ...parents.map(({ id, name: label }) => ({ label, href: `/lk/services/${id}` })),
          { label: name },
        ]}
        title={name}
      />
      <div className={styles.columns}>
        <div className={styles.about}>
          {description.blocks.map((block, index) => {
            const html = 'html' in block && typeof block['html'] === 'string' ? block['html'] : '';
            return html && <ServerHtml key={index} html={html} />;
          })}
          {offer && (
            <p className={styles.price}>
              {offer.price_from !== null && (
                <strong>от&nbsp;{formatMoney(offer.price_from)}</strong>
              )}
              {offer.price_note}
            </p>
          )}
        </div>
        {sections.length > 0 && (
          <Panel title="Что выбрать">
            <RowList
              rows={sections.map(({ id, name: title }) => ({
                ...{ id, title, href: `/lk/services/${id}` },
              }))}
            />
          </Panel>
        )}
        {offer && (
          <Panel title="Заявка">
            <OrderService {...form} offer={offer} user={user} />
          </Panel>
        )}
      </div>
    </>
  );
}
