import { memo } from 'react';
import type { QueryCodec } from '../../state/use-query-state.ts';
import { writeVariant, type MortgageState } from '../core/mortgage-query.ts';
import { planOf, type PlannedProgramme } from '../core/plan.ts';
import { BankTable } from './BankTable.tsx';
import { CompareVariants } from './CompareVariants.tsx';
import { hrefWith, type PlannerPart } from './planner-props.ts';
import { ScheduleView } from './ScheduleView.tsx';

/** Memoised: rendered again only for other props. */
export interface PlannerDetailsProps extends Pick<PlannerPart, 'state' | 'change'> {
  codec: QueryCodec<MortgageState>;
  programmes: readonly [PlannedProgramme, ...PlannedProgramme[]];
  hidden?: Readonly<Record<string, string>> | undefined;
  papers?: string | undefined;
}

/** Comparison, banks and schedule: what may lag behind a thumb that is dragged. */
export const PlannerDetails = memo(function PlannerDetails(props: PlannerDetailsProps) {
  const { state, change, codec, programmes, hidden, papers } = props;
  const { saved: _, ...variant } = state;
  const programmeOf = (id: string) => programmes.find((one) => one.id === id) ?? programmes[0];
  const plan = planOf(variant, programmeOf(variant.programme));
  const shared = { state, change, hrefOf: hrefWith(codec, state, hidden) };
  return (
    <>
      <CompareVariants {...shared} programmeOf={programmeOf} />
      <BankTable {...shared} {...{ plan, programmes }} />
      <ScheduleView plan={plan} papers={papers} query={writeVariant(variant).toString()} />
    </>
  );
});
