import { useId, useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { formatDate } from '@m30/ui-kit/format';
import { Modal } from '@m30/ui-kit/modal';
import { Notice } from '@m30/ui-kit/notice';
import { SlotPicker } from '@m30/ui-kit/slot-picker';
import { useAccountCall } from '../../store/account/use-account-call.ts';
import type { SlotDay } from '../../store/handover/handover.ts';
import styles from './meeting.module.css';

export interface SlotDialogProps {
  /** Name in the registry of modals. */
  name: string;
  title: string;
  lead: string;
  /** Words on the button before a time is chosen; the time follows them. */
  verb: string;
  days: readonly SlotDay[];
  /** The time that is booked already. */
  booked?: string | undefined;
  open: boolean;
  onClose: () => void;
  /** Does it; rejects where the server refuses. */
  onChoose: (at: string) => Promise<unknown>;
}

/** A day and a time in a window. A time that somebody else has just taken is said and crossed out. */
export function SlotDialog(props: SlotDialogProps) {
  const { name, title, lead, verb, days, booked, open, onClose, onChoose } = props;
  const timesId = useId();
  const firstFree = days.find(({ times }) => times.some(({ free }) => free))?.day ?? '';
  const [day, setDay] = useState(firstFree);
  const [at, setAt] = useState('');
  const [missing, setMissing] = useState(false);
  const { pending, problem, run } = useAccountCall();

  async function choose() {
    if (!at) {
      setMissing(true);
      // Whoever does not see the slots is led to them; the group says what it lacks.
      const times = document.getElementById(timesId);
      return times?.querySelector<HTMLElement>('input:enabled')?.focus();
    }
    if (await run(() => onChoose(at))) onClose();
    else setAt('');
  }
  return (
    <Modal name={name} title={title} lead={lead} size="large" open={open} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void choose();
        }}
      >
        <SlotPicker
          days={days}
          day={day}
          onDayChange={(chosen) => {
            setDay(chosen);
            setAt('');
          }}
          at={at}
          onAtChange={(chosen) => {
            setAt(chosen);
            setMissing(false);
          }}
          error={missing ? 'Выберите время' : undefined}
          booked={booked}
          timesId={timesId}
        />
        <p role="alert" className="visually-hidden">
          {missing && 'Выберите время'}
        </p>
        <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
        <Button type="submit" wide loading={pending}>
          {at ? `${verb} на\u00a0${formatDate(at, 'dateTime')}` : verb}
        </Button>
      </form>
    </Modal>
  );
}
