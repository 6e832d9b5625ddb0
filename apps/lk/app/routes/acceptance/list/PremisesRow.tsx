import { LotPlan } from '@m30/shell/order';
import { Button } from '@m30/ui-kit/button';
import { formatCount, formatDate, formatQuarter } from '@m30/ui-kit/format';
import { Stepper } from '@m30/ui-kit/stepper';
import { StatusBadge } from '../../../components/status-badge/StatusBadge.tsx';
import { handoverStates, handoverSteps } from '../../../store/handover/handover-words.ts';
import { apartmentPlace, apartmentTitle } from '../../../store/order/apartment-title.ts';
import type { Premises } from '../../../store/handover/handover.ts';
import styles from './Acceptance.module.css';

const DEFECTS = ['замечание', 'замечания', 'замечаний'] as const;

/** One of the buyer's premises: how far its handover is and what comes next. */
export function PremisesRow({ premises }: { premises: Premises }) {
  const { guid, apartment, state, appointment, defects } = premises;
  const { tone, label, step } = handoverStates[state];
  const href = `/lk/acceptance/${guid}`;
  return (
    <li className={styles.row}>
      <LotPlan apartment={apartment} className={styles.plan} />
      <div className={styles.what}>
        <StatusBadge tone={tone}>{label}</StatusBadge>
        <h2>
          <a href={href}>{apartmentTitle(apartment)}</a>
        </h2>
        <p className={styles.muted}>
          {apartmentPlace(apartment)}. {nextWords(premises)}
        </p>
        {defects.total > 0 && (
          <p className={styles.muted}>
            {formatCount(defects.total, DEFECTS)}, открыто {defects.open}
            {defects.fixed > 0 && `, ждут вашей проверки:\u00A0${defects.fixed}`}
          </p>
        )}
        {appointment && (
          <p>
            {appointment.kind === 'keys' ? 'Ключи' : 'Осмотр'}{' '}
            <time dateTime={appointment.at}>{formatDate(appointment.at, 'dateTime')}</time>
          </p>
        )}
      </div>
      <div className={styles.next}>
        <Stepper steps={handoverSteps} current={step} />
        <Button href={href} variant="secondary" size="small">
          {state === 'ready' && !appointment ? 'Записаться на\u00a0осмотр' : 'Открыть приёмку'}
          <span className="visually-hidden">: {apartmentTitle(apartment)}</span>
        </Button>
      </div>
    </li>
  );
}

function nextWords({ state, planned, one_sided_on: oneSided }: Premises): string {
  if (state === 'building') {
    return planned ? `Ключи планируем в\u00a0${formatQuarter(planned)}` : 'Готовим к\u00a0передаче';
  }
  if (oneSided) return `Примите до\u00a0${formatDate(oneSided)}`;
  return '';
}
