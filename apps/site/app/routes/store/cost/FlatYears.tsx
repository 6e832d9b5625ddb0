import { HowCounted } from '@m30/calculators/counted';
import { Chart } from '@m30/ui-kit/chart';
import { formatMillions, formatQuarter } from '@m30/ui-kit/format';
import { ArrowLink } from '@m30/ui-kit/link';
import { Section } from '@m30/ui-kit/section';
import { lotTitle } from '../../../store/objects/lot-title.ts';
import type { FlatCost } from './core/cost-of.ts';
import { breakEvenWords, summaryOf } from './core/cost-words.ts';
import styles from './FlatYears.module.css';
import { YearColumns } from './YearColumns.tsx';
import { YearTable } from './YearTable.tsx';

/** The years of one flat: chart, sums, table, and what renting would leave. */
export function FlatYears({ cost }: { cost: FlatCost }) {
  const { flat, total, years, against } = cost;
  const title = `${lotTitle(flat)}, «${flat.complexName}», №\u00a0${flat.number}`;
  return (
    <Section
      tone="paper"
      title={title}
      aside={<ArrowLink href={flat.url}>К&nbsp;квартире</ArrowLink>}
    >
      <p className={styles.keys}>
        {flat.buildingName}, ключи: {formatQuarter(flat.handover)}.
      </p>
      <div className={styles.wide}>
        <YearColumns years={years} total={total} />
        <div>
          <p className={styles.label}>Отдадите до&nbsp;конца {total.year}&nbsp;года</p>
          <p className={styles.figure}>{formatMillions(total.total)}</p>
          <dl className={styles.facts}>
            {summaryOf(cost).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <YearTable years={years} total={total} name={title} />
      <h3 className={styles.rent}>Покупка против аренды</h3>
      <p className={styles.label}>
        Что останется на&nbsp;руках, если взнос и&nbsp;разницу в&nbsp;тратах держать на&nbsp;вкладе.{' '}
        {breakEvenWords(cost)}
      </p>
      <Chart
        label={`Что останется на\u00a0руках. ${breakEvenWords(cost)}`}
        labelHead="На конец года"
        labels={against.years.map(({ year }) => String(year))}
        series={[
          { name: 'Купили', values: against.years.map(({ buy }) => buy) },
          { name: 'Снимаете', values: against.years.map(({ rent }) => rent) },
        ]}
      />
      <HowCounted rows={cost.formula} />
    </Section>
  );
}
