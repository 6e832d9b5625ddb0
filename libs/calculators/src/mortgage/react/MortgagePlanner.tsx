import { useDeferredValue, useEffect, useMemo, type ReactNode } from 'react';
import { useQueryState } from '../../state/use-query-state.ts';
import { mortgageCodec } from '../core/mortgage-query.ts';
import {
  planOf,
  type MortgagePlan,
  type MortgageVariant,
  type PlannedProgramme,
} from '../core/plan.ts';
import styles from './MortgagePlanner.module.css';
import { PlanForm } from './PlanForm.tsx';
import { hrefWith } from './planner-props.ts';
import { PlannerDetails } from './PlannerDetails.tsx';

export interface MortgagePlannerProps {
  /** At least one; the variant to begin with names one of them. */
  programmes: readonly [PlannedProgramme, ...PlannedProgramme[]];
  /** What is chosen at first. */
  start: MortgageVariant;
  /** Query of the page, so that the server renders what the address says. @default '' */
  query?: string | undefined;
  /** Whether the address follows the choice; a part of another page leaves it alone. @default true */
  follow?: boolean | undefined;
  /** Fields of the address that a form without script has to keep. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** Address of the schedule's files without their ending: «.csv» and «.pdf» are added with the query. */
  papers?: string | undefined;
  /** The fields and their result alone, without banks, schedule and comparison. @default false */
  compact?: boolean | undefined;
  /** Links and buttons under the result. */
  actions?: ReactNode;
  /** Called with every result, the first one included. */
  onPlan?: ((plan: MortgagePlan) => void) | undefined;
}

/** Price, down payment, term and programme give the payment, the banks, the schedule and a comparison of variants. */
export function MortgagePlanner(props: MortgagePlannerProps) {
  const { programmes, start, query = '', follow = true, hidden, papers, compact, actions } = props;
  const { onPlan } = props;
  const codec = useMemo(() => mortgageCodec(programmes, start), [programmes, start]);
  const [state, change] = useQueryState(query, codec, follow);
  const details = useDeferredValue(state);
  const { price, down, capital, years, kind } = state;
  const programme = programmes.find(({ id }) => id === state.programme) ?? programmes[0];
  const plan = useMemo(
    () => planOf({ price, down, capital, years, kind, programme: programme.id }, programme),
    [programme, price, down, capital, years, kind],
  );
  useEffect(() => {
    onPlan?.(plan);
  }, [onPlan, plan]);
  const hrefOf = hrefWith(codec, state, hidden);

  return (
    <div className={styles.planner}>
      <PlanForm
        {...{ state, change, hrefOf, plan, programme, programmes, hidden, compact, actions }}
      />
      {!compact && (
        <PlannerDetails state={details} {...{ change, codec, programmes, hidden, papers }} />
      )}
    </div>
  );
}
