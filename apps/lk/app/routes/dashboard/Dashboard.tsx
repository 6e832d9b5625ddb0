import type { ResultOf } from '@m30/api/client';
import { HowCounted } from '@m30/calculators/counted';
import { lentFormula } from '@m30/calculators/money';
import { formatMoney } from '@m30/ui-kit/format';
import { Facts } from '../../components/facts/Facts.tsx';
import { NoOrders } from '../../components/no-orders/NoOrders.tsx';
import { OrderCard } from '../../components/order-card/OrderCard.tsx';
import { Panel } from '../../components/panel/Panel.tsx';
import { RowList } from '../../components/row-list/RowList.tsx';
import { dueWords, unbroken } from '../../store/contract/part-words.ts';
import { greeting } from '../../store/visitor/greeting.ts';
import { Coming } from './Coming.tsx';
import styles from './Dashboard.module.css';
import { NextAction } from './NextAction.tsx';
import { OwnPremises } from './OwnPremises.tsx';

type Data = ResultOf<'LK.GetDashboard'>;

export interface DashboardProps {
  dashboard: Data;
  /** «Савельева Марина Андреевна». */
  name: string;
  /** ISO instant of the server's clock. */
  now: string;
}

/** First page of the account: the next action first, then what is at work, what was bought, what comes. */
export function Dashboard({ dashboard, name, now }: DashboardProps) {
  const { next, orders, premises, coming, contract } = dashboard;
  return (
    <>
      <h1>{greeting(name)}</h1>
      {next && <NextAction action={next} now={now} />}
      <OrdersAtWork {...orders} />
      {(coming.length > 0 || contract) && (
        <div className={styles.columns}>
          {coming.length > 0 && (
            <Panel title="Ближайшее">
              <Coming rows={coming} />
            </Panel>
          )}
          {contract && <Payments contract={contract} />}
        </div>
      )}
      {premises.length > 0 && (
        <Panel title="Моя недвижимость" more={{ label: 'Договоры', href: '/lk/contracts' }}>
          <OwnPremises premises={premises} />
        </Panel>
      )}
      <Sections {...dashboard} />
    </>
  );
}

function OrdersAtWork({ items, total, at_work }: Data['orders']) {
  return (
    <Panel
      title={at_work > 1 ? 'Заказы в\u00A0работе' : 'Заказ в\u00A0работе'}
      {...(total > 0 && {
        more: { label: `Все заказы, ${total}`, href: '/lk/orders' },
      })}
    >
      {items.map((order) => (
        <OrderCard key={order.guid} order={order} heading="h3" href={`/lk/orders/${order.guid}`} />
      ))}
      {items.length === 0 && <NoOrders title="Сейчас заказов в работе нет" />}
    </Panel>
  );
}

function Payments({ contract }: { contract: NonNullable<Data['contract']> }) {
  const { guid, number, price, paid, left, next_part: next } = contract;
  return (
    <Panel title="Платежи" more={{ label: unbroken(number), href: `/lk/contracts/${guid}` }}>
      <Facts
        items={[
          { label: 'Цена по договору', value: formatMoney(price) },
          { label: 'Оплачено', value: formatMoney(paid) },
          { label: 'Осталось', value: formatMoney(left) },
          next && {
            label: next.title,
            value: formatMoney(next.amount),
            note: dueWords(next),
          },
        ]}
      />
      <HowCounted rows={lentFormula('Осталось', price, paid)} />
    </Panel>
  );
}

/** News, offers and conversations, as far as there are any. */
function Sections({ news, stocks, tickets }: Pick<Data, 'news' | 'stocks' | 'tickets'>) {
  return (
    <div className={styles.columns}>
      {news.items.length > 0 && (
        <Panel
          title="Новости"
          more={{
            label: news.unread > 0 ? `Непрочитанных: ${news.unread}` : 'Все новости',
            href: '/lk/news',
          }}
        >
          <RowList rows={news.items} />
        </Panel>
      )}
      <div className={styles.stack}>
        {stocks.length > 0 && (
          <Panel title="Акции для вас" more={{ label: 'Все', href: '/lk/stocks' }}>
            <RowList
              rows={stocks.map(({ alias, figure, title, why }) => ({
                id: alias,
                aside: figure,
                title,
                note: unbroken(why),
                href: `/lk/stocks#${alias}`,
              }))}
            />
          </Panel>
        )}
        <Panel title="Поддержка">
          <RowList
            rows={[
              {
                id: 'support',
                href: '/lk/support',
                title: tickets.open > 0 ? `Открытых обращений: ${tickets.open}` : 'Задать вопрос',
                note:
                  tickets.unread > 0
                    ? `Новых ответов: ${tickets.unread}`
                    : 'Отвечаем в\u00a0рабочие часы',
                unread: tickets.unread > 0,
              },
            ]}
          />
        </Panel>
      </div>
    </div>
  );
}
