import { StatusBadge } from '../../../components/status-badge/StatusBadge.tsx';
import { defectKinds, defectStates } from '../../../store/handover/handover-words.ts';
import type { Defect } from '../../../store/handover/handover.ts';
import styles from './handover.module.css';

/** Where a defect is, what it is, how far it is, and what was answered. */
export function DefectWords({ defect }: { defect: Defect }) {
  const { room, kind, text, state, note } = defect;
  const { tone, label } = defectStates[state];
  return (
    <>
      <div className={styles.head}>
        <h3>
          {room}. {defectKinds[kind]}
        </h3>
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </div>
      <p>{text}</p>
      {note && (
        <p className={styles.note}>
          {state === 'rejected' ? 'Почему отклонили' : 'Вы написали'}: {note}
        </p>
      )}
    </>
  );
}
