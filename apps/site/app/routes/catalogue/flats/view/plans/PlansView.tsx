import { LotGrid } from '../../../../../components/lot-card/LotGrid.tsx';
import { PlanCard } from '../../../../../components/plan-card/index.ts';
import planCss from '../../../../../components/plan-card/PlanCard.module.css?inline';
import type { ViewProps } from '../shared/view-props.ts';
import { ViewStyles } from '../shared/ViewStyles.tsx';

/** Cards that are in sight at once. */
const FIRST_SCREEN = 3;

/** Flats by their types, each a way to the flats of it. */
export default function PlansView({ found: { plans }, pending }: ViewProps<'plans'>) {
  return (
    <>
      <ViewStyles id="plans" css={import.meta.env.SSR ? [planCss] : []} />
      <LotGrid pending={pending}>
        {plans.map(({ href, ...plan }, i) => (
          <PlanCard key={plan.id} plan={plan} href={href} eager={i < FIRST_SCREEN} />
        ))}
      </LotGrid>
    </>
  );
}
