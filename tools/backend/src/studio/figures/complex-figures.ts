import { and, eq, gte, lt } from 'drizzle-orm';
import type { Database } from '../../kernel/db/database.ts';
import type { Snapshot } from '../../modules/catalogue/snapshot/snapshot.ts';
import { orderEvents } from '../../modules/deal/order/order-events.table.ts';
import { lotsOf } from '../../modules/deal/order/order-lots.ts';
import { orders } from '../../modules/deal/order/orders.table.ts';
import { momentsOf, column, type FigureTable, type Period } from './table.ts';

const MONTH = 30;

/** What flats cost in each complex, how fast they are sold, and for how long they last at that pace. */
export async function complexesOf(
  db: Database,
  snapshot: Snapshot,
  period: Period,
  days: number,
): Promise<FigureTable[]> {
  const [from, until] = momentsOf(period);
  const signed = await db
    .select({ order: orders })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.guid, orderEvents.orderGuid))
    .where(
      and(
        eq(orderEvents.type, 'contract.signed'),
        gte(orderEvents.at, from),
        lt(orderEvents.at, until),
      ),
    );
  const sold = signed
    .flatMap(({ order }) => lotsOf(order))
    .flatMap(({ lotGuid }) => snapshot.byGuid.get(lotGuid) ?? []);
  const flats = [...snapshot.byGuid.values()];
  const rows = snapshot.complexes.flatMap(({ vendor, name }) => {
    const free = flats.filter(
      ({ complex, status }) => complex.vendor === vendor && status === 'free',
    );
    const gone = sold.filter(({ complex }) => complex.vendor === vendor).length;
    return free.length === 0 && gone === 0 ? [] : [{ name, free, gone }];
  });
  return [
    {
      ...{ id: 'complexes', title: 'Темп по комплексам', chart: 'bar', head: 'Комплекс' },
      note: 'Квартиры: проданные по договорам, подписанным за период, и свободные сейчас.',
      columns: [column('Продано'), column('Свободно')],
      rows: rows.map(({ name, free, gone }) => ({ label: name, values: [gone, free.length] })),
    },
    {
      ...{ id: 'prices', title: 'Цена и запас', chart: null, head: 'Комплекс' },
      note: 'Средняя цена свободных квартир и на сколько месяцев их хватит при темпе этого периода.',
      columns: [column('Цена за м²', 'money'), column('Запас', 'months')],
      rows: rows.map(({ name, free, gone }) => {
        const sum = (of: 'price' | 'area') => free.reduce((total, one) => total + one[of], 0);
        const pace = (gone / days) * MONTH;
        return {
          label: name,
          values: [
            free.length === 0 ? null : Math.round(sum('price') / sum('area') / 100) * 100,
            pace === 0 ? null : Math.round(free.length / pace),
          ],
        };
      }),
    },
  ];
}
