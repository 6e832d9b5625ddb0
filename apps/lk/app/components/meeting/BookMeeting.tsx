import { useState } from 'react';
import { browserApi } from '@m30/shell/browser';
import { Button } from '@m30/ui-kit/button';
import { SlotDialog } from './SlotDialog.tsx';
import type { AppointmentKind, SlotDay } from '../../store/handover/handover.ts';

export interface BookMeetingProps {
  kind: AppointmentKind;
  /** Guid of the order that it is about. */
  order?: string | undefined;
  days: readonly SlotDay[];
  /** On the button. */
  label: string;
  /** Heading of the window: «Осмотр квартиры». */
  title: string;
  lead: string;
  /** @default 'primary' */
  variant?: 'primary' | 'secondary';
}

/** A button that books a time. */
export function BookMeeting({ kind, order, days, label, title, lead, variant }: BookMeetingProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant ?? 'primary'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <SlotDialog
        name="bookMeeting"
        title={title}
        lead={lead}
        verb="Записаться"
        days={days}
        open={open}
        onClose={() => setOpen(false)}
        onChoose={(at) =>
          browserApi.post('LK.BookAppointment', { kind, at, ...(order !== undefined && { order }) })
        }
      />
    </>
  );
}
