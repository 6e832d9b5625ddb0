import { HowCounted } from '@m30/calculators/counted';
import { formatMillions, formatMoney, formatQuarter } from '@m30/ui-kit/format';
import { TextLink } from '@m30/ui-kit/link';
import { lotTitle } from '../../../../store/objects/lot-title.ts';
import { CostTable } from '../table/CostTable.tsx';
import type { FlatCost } from '../core/cost-of.ts';
import { rankedCosts } from './ranked-costs.ts';
import styles from './RankTable.module.css';

export interface RankTableProps {
  flats: readonly FlatCost[];
  /** Address of the years of one flat by the same assumptions. */
  yearsHref: (id: string) => string;
}

/** Several flats by all that they take until the end of the last year, the least first. */
export function RankTable({ flats, yearsHref }: RankTableProps) {
  const ranked = rankedCosts(flats);
  const year = ranked[0]?.total.year;
  return (
    <>
      <CostTable
        label="Квартиры по полной стоимости"
        caption={<>Квартиры по&nbsp;полной стоимости, сначала наименьшая</>}
        className={styles.rank}
      >
        <thead>
          <tr>
            <th scope="col">Квартира</th>
            <th scope="col">Всего до&nbsp;конца {year}</th>
            <th scope="col">Всего за&nbsp;м²</th>
            <th scope="col">Цена</th>
            <th scope="col">Останется вам</th>
            <th scope="col">Против аренды</th>
            <th scope="col">Ключи</th>
          </tr>
        </thead>
        <tbody>
          {ranked.map((cost, at) => (
            <tr key={cost.flat.id}>
              <th scope="row">
                <div>
                  <b>{at + 1}</b>
                  <span>
                    <TextLink href={cost.flat.url}>
                      {lotTitle(cost.flat)}, №&nbsp;{cost.flat.number}
                    </TextLink>
                    <small>
                      {cost.flat.complexName},{' '}
                      <TextLink href={yearsHref(cost.flat.id)}>по&nbsp;годам</TextLink>
                    </small>
                  </span>
                </div>
              </th>
              <td>{formatMillions(cost.total.total)}</td>
              <td>{formatMoney(cost.metre)}</td>
              <td>{formatMoney(cost.flat.price)}</td>
              <td>{formatMillions(cost.left)}</td>
              <td>{againstWords(cost.gain)}</td>
              <td>{formatQuarter(cost.flat.handover)}</td>
            </tr>
          ))}
        </tbody>
      </CostTable>
      <HowCounted
        rows={[
          [
            'Всего',
            'Взнос, сделка, ипотека, аренда до\u00a0ключей, отделка, содержание и\u00a0налог без\u00a0вычета',
          ],
          ['Останется вам', `Цена квартиры в\u00a0конце ${year} без\u00a0долга банку`],
          [
            'Против аренды',
            'То\u00a0же без\u00a0вклада, на\u00a0котором лежали\u00a0бы взнос и\u00a0разница в\u00a0тратах',
          ],
          ['Порядок', 'От\u00a0меньшего «Всего» к\u00a0большему, на\u00a0одних предположениях'],
          ...(ranked[0]?.formula ?? []).map(([name, words]): [string, string] => [
            `${name}, первая квартира`,
            words,
          ]),
        ]}
      />
    </>
  );
}

/** What buying leaves beyond renting. */
const againstWords = (kopecks: number): string =>
  `${kopecks < 0 ? '−\u00a0' : '+\u00a0'}${formatMillions(Math.abs(kopecks))}`;
