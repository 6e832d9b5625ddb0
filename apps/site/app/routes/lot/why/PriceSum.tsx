import { HowCounted } from '@m30/calculators/counted';
import { formatMoney } from '@m30/ui-kit/format';
import { ArrowLink } from '@m30/ui-kit/link';
import { costHref } from '../../store/cost/core/cost-query.ts';
import type { LotView } from '../data/lot.server.ts';
import { sumRows, type ExplainedLot } from './core/sum-rows.ts';
import { sumScale } from './core/sum-scale.ts';
import type { ToldPrice } from './core/told-price.ts';
import { corridorOf, countedWords, errorFigure, errorWords, leadWords } from './core/why-words.ts';
import { NearFlats } from './NearFlats.tsx';
import styles from './PriceSum.module.css';
import { SumTable } from './SumTable.tsx';
import { Waterfall } from './Waterfall.tsx';

export interface PriceSumProps {
  told: ToldPrice;
  lot: ExplainedLot & Pick<LotView, 'id' | 'number'>;
}

/** Why a flat costs what it costs: a chart and a table of the sum, its error, and the flats that are most like it. */
export default function PriceSum({ told, lot }: PriceSumProps) {
  const rows = sumRows(told, lot);
  const scale = sumScale(rows);
  const { error } = told;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.lead}>{leadWords(told)}</p>
        <div className={styles.error}>
          <p className={styles.figure}>{errorFigure(told)}</p>
          <p>{errorWords(told)}</p>
        </div>
      </div>
      <div className={styles.sum}>
        <div className={styles.chart}>
          <Waterfall {...{ rows, scale, error }} corridor={corridorOf(told)} />
          {scale.from > 0 && (
            <p>
              Столбцы дома, модели и&nbsp;цены обрезаны: шкала начинается с&nbsp;
              {formatMoney(scale.from)}.
            </p>
          )}
        </div>
        <div>
          <SumTable rows={rows} scale={scale} />
          <HowCounted rows={countedWords(told, lot.area)} />
        </div>
      </div>
      {told.near.length > 0 && <NearFlats told={told} lot={lot} />}
      <ArrowLink className={styles.cost} href={costHref([lot.id])}>
        Во&nbsp;сколько обойдётся за&nbsp;десять лет
      </ArrowLink>
    </>
  );
}
