import { formatDate, formatMoney, formatPercent } from '@m30/ui-kit/format';
import type { ReactNode } from 'react';
import { roubles } from '../../field/index.ts';
import { HowCounted } from '../../counted/index.ts';
import { Facts, Figure, ShareLink } from '../../panel/index.ts';
import { MAX_SAVED } from '../core/mortgage-query.ts';
import type { MortgagePlan, PlannedProgramme } from '../core/plan.ts';
import { planFormula } from '../core/plan-formula.ts';
import { ChangeLink } from './ChangeLink.tsx';
import styles from './MortgagePlanner.module.css';
import type { PlannerPart } from './planner-props.ts';
import { programmeTitle } from './programme-title.ts';

export interface PlanResultProps extends PlannerPart {
  plan: MortgagePlan;
  programme: PlannedProgramme;
  compact?: boolean | undefined;
  actions?: ReactNode;
}

/** The payment with what stands behind it. */
export function PlanResult(props: PlanResultProps) {
  const { state, change, hrefOf, plan, programme, compact, actions } = props;
  const { saved, ...variant } = state;
  const falls = state.kind === 'differentiated';
  const say = (kopecks: number) => formatMoney(roubles(kopecks));
  return (
    <>
      <Figure label={falls ? 'Первый платёж' : 'Платёж в\u00a0месяц'}>{say(plan.payment)}</Figure>
      <Facts
        rows={[
          ...(falls ? [['Последний платёж', say(plan.lastPayment)] as const] : []),
          ['Кредит', say(plan.loan)],
          ...(plan.capital > 0 ? [['Своих денег', say(plan.own)] as const] : []),
          ['Переплата', say(plan.interest)],
          ['Доход, от', say(plan.income)],
          ...(plan.cost === null
            ? []
            : [['Полная стоимость по\u00a0графику', formatPercent(plan.cost)] as const]),
        ]}
      />
      <HowCounted rows={planFormula(plan, state.kind)} />
      <p className={styles.terms}>
        {programmeTitle(programme)}. {programme.source}, актуально на&nbsp;
        {formatDate(programme.actualAt, 'short')}
      </p>
      {actions}
      {!compact && (
        <p className={styles.links}>
          {saved.length < MAX_SAVED && (
            <ChangeLink {...{ change, hrefOf }} to={{ saved: [...saved, variant] }}>
              Добавить к&nbsp;сравнению
            </ChangeLink>
          )}
          <ShareLink href={hrefOf({})} />
        </p>
      )}
    </>
  );
}
