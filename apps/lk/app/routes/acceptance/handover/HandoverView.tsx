import { Stepper } from '@m30/ui-kit/stepper';
import { MeetingHistory } from '../../../components/meeting/MeetingHistory.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { handoverStates, handoverSteps } from '../../../store/handover/handover-words.ts';
import { apartmentPlace, apartmentTitle } from '../../../store/order/apartment-title.ts';
import { DefectActs } from './DefectActs.tsx';
import { DraftAct } from './DraftAct.tsx';
import type { PremisesDetails } from '../../../store/handover/handover.ts';
import styles from './HandoverView.module.css';
import { NextMeeting } from './NextMeeting.tsx';
import { TransferAct } from './TransferAct.tsx';

/** The handover of one of the buyer's premises: what comes next, what is wrong, what is signed. */
export function HandoverView({ premises }: { premises: PremisesDetails }) {
  const { apartment, number, state, can, draft, acts, appointments, appointment } = premises;
  const past = appointments.filter(({ guid }) => guid !== appointment?.guid);
  const title = apartmentTitle(apartment);
  return (
    <>
      <PageHead
        title={title}
        trail={[
          { label: 'Приёмка', href: '/lk/acceptance' },
          { label: `№\u00a0${apartment.number}` },
        ]}
        lead={`${apartmentPlace(apartment)}, заказ ${number.replaceAll('-', '\u2060-\u2060')}`}
      />
      <Stepper
        className={styles.ruler}
        steps={handoverSteps}
        current={handoverStates[state].step}
      />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <NextMeeting premises={premises} />
          {can.includes('add-defect') && <DraftAct premises={premises} />}
          {!can.includes('add-defect') && draft.length > 0 && (
            <p>Замечания, которые вы&nbsp;не&nbsp;отправили, в&nbsp;акт не&nbsp;вошли.</p>
          )}
          {acts.length > 0 && <DefectActs acts={acts} />}
        </div>
        <div className={styles.stack}>
          <TransferAct premises={premises} />
          {past.length > 0 && (
            <Panel title="Прошлые встречи">
              <MeetingHistory meetings={past} brief />
            </Panel>
          )}
        </div>
      </div>
    </>
  );
}
