import { useState } from 'react';
import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { formatDate } from '@m30/ui-kit/format';
import { Modal } from '@m30/ui-kit/modal';
import { Notice } from '@m30/ui-kit/notice';
import { useAccountCall } from '../../store/account/use-account-call.ts';
import { SlotDialog } from './SlotDialog.tsx';
import type { Appointment, SlotDay } from '../../store/handover/handover.ts';
import styles from './meeting.module.css';

export interface ChangeMeetingProps {
  meeting: Appointment;
  /** Times to move it to. */
  days: readonly SlotDay[];
}

/** Moves or cancels a meeting. */
export function ChangeMeeting({ meeting, days }: ChangeMeetingProps) {
  const { guid, at, title } = meeting;
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const { pending, problem, run } = useAccountCall();
  const close = () => setOpen(null);
  const which = <span className="visually-hidden"> {formatDate(at, 'dateTime')}</span>;

  async function cancel() {
    if (await run(() => browserApi.post('LK.CancelAppointment', { guid }))) close();
  }
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen('move')}>
        Перенести{which}
      </Button>
      <Button variant="ghost" size="small" onClick={() => setOpen('cancel')}>
        Отменить встречу{which}
      </Button>
      <SlotDialog
        name="moveMeeting"
        title="Перенести встречу"
        lead={`${title}, сейчас ${formatDate(at, 'dateTime')}.`}
        verb="Перенести"
        booked={at}
        days={days}
        open={open === 'move'}
        onClose={close}
        onChoose={(to) => browserApi.post('LK.MoveAppointment', { guid, at: to })}
      />
      <Modal
        name="cancelMeeting"
        title="Отменить встречу?"
        lead={`${title}, ${formatDate(at, 'dateTime')}. Время сразу освободится для\u00a0других, записаться можно снова.`}
        size="small"
        open={open === 'cancel'}
        onClose={close}
      >
        <div className={styles.form}>
          <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
          <Button wide loading={pending} onClick={() => void cancel()}>
            Отменить встречу
          </Button>
          <Button wide variant="ghost" onClick={close}>
            Оставить как есть
          </Button>
        </div>
      </Modal>
    </>
  );
}
