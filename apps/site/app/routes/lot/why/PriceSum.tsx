import { HowCounted } from '@m30/calculators/counted';
import { formatMoney } from '@m30/ui-kit/format';
import { ArrowLink } from '@m30/ui-kit/link';
import { costHref } from '../../store/cost/core/cost-query.ts';
import type { LotView } from '../data/lot.server.ts';
import { sumRows, type ExplainedLot } from './core/sum-rows.ts';
import { sumScale } from './core/sum-scale.ts';
import type { ExplainedPrice } from './core/explained-price.ts';
import { corridorOf, countedWords, errorFigure, errorWords, leadWords } from './core/why-words.ts';
import { NearFlats } from './NearFlats.tsx';
import styles from './PriceSum.module.css';
import { SumTable } from './SumTable.tsx';
import { Waterfall } from './Waterfall.tsx';

export interface PriceSumProps {
  explanation: ExplainedPrice;
  lot: ExplainedLot & Pick<LotView, 'id' | 'number'>;
}

/** Why a flat costs what it costs: a chart and a table of the sum, its error, and the flats that are most like it. */
export default function PriceSum({ explanation, lot }: PriceSumProps) {
  const rows = sumRows(explanation, lot);
  const scale = sumScale(rows);
  const { error } = explanation;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.lead}>{leadWords(explanation)}</p>
        <div className={styles.error}>
          <p className={styles.figure}>{errorFigure(explanation)}</p>
          <p>{errorWords(explanation)}</p>
        </div>
      </div>
      <div className={styles.sum}>
        <div className={styles.chart}>
          <Waterfall {...{ rows, scale, error }} corridor={corridorOf(explanation)} />
          {scale.from > 0 && (
            <p>
              Столбцы дома, модели и&nbsp;цены обрезаны: шкала начинается с&nbsp;
              {formatMoney(scale.from)}.
            </p>
          )}
        </div>
        <div>
          <SumTable rows={rows} scale={scale} />
          <HowCounted rows={countedWords(explanation, lot.area)} />
        </div>
      </div>
      {explanation.near.length > 0 && <NearFlats explanation={explanation} lot={lot} />}
      <ArrowLink className={styles.cost} href={costHref([lot.id])}>
        Во&nbsp;сколько обойдётся за&nbsp;десять лет
      </ArrowLink>
    </>
  );
}
