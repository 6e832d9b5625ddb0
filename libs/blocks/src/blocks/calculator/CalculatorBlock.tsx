import { RefinancingCalculator } from '@m30/calculators/refinancing';
import { useMemo } from 'react';
import { moscowDay } from '@m30/ui-kit/format';
import { useBlocksHost } from '../../host/BlocksHost.tsx';
import { BlockAction } from '../../parts/block-action/BlockAction.tsx';
import { BlockHead } from '../../parts/block-head/BlockHead.tsx';
import type { CalculatorProps } from './calculator.schema.ts';
import styles from './CalculatorBlock.module.css';

/** The current mortgage against the family one; without script a form that the page itself answers. */
export function CalculatorBlock(props: CalculatorProps) {
  const { title, text, disclaimer, action } = props;
  const { sum, rate, rateNew, costNew, period, maxLoan } = props;
  const { query, now } = useBlocksHost();
  const data = useMemo(
    () => ({ sum, rate, rateNew, costNew, period, maxLoan }),
    [sum, rate, rateNew, costNew, period, maxLoan],
  );
  return (
    <>
      <BlockHead title={title} text={text} />
      <div className={styles.sheet} data-tone="surface">
        <RefinancingCalculator
          data={data}
          disclaimer={disclaimer}
          query={query}
          follow={false}
          {...(now !== undefined && { year: yearOf(now) })}
          actions={action && <BlockAction action={action} />}
        />
      </div>
    </>
  );
}

/** Calendar year in Moscow. */
const yearOf = (now: number) => Number(moscowDay(new Date(now)).slice(0, 4));
