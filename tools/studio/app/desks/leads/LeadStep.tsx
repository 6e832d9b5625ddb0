import { useId, useRef, useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { moscowDay, moscowIso, moscowTime } from '@m30/ui-kit/format';
import { TextField } from '@m30/ui-kit/text-field';
import { useShortcuts } from '../../keys/shortcuts.ts';
import type { LeadDetails } from './lead.ts';
import styles from './Leads.module.css';
import { useLeadChange } from './useLeadChange.ts';

/** Steps that are taken most often. */
const USUAL = [
  'Позвонить',
  'Перезвонить',
  'Отправить подборку',
  'Расчёт ипотеки',
  'Показ',
  'Договор',
];

/** What is to be done next, and by when on the clock of Moscow. */
export function LeadStep({ lead }: { lead: LeadDetails }) {
  const [step, setStep] = useState(lead.next_step);
  const [due, setDue] = useState(() => (lead.due_at ? fieldOf(lead.due_at) : ''));
  const field = useRef<HTMLInputElement>(null);
  const usual = useId();
  const change = useLeadChange('Leads.SetStep', 'Следующий шаг записан');
  useShortcuts([{ code: 'KeyS', key: 'S', label: 'шаг', run: () => field.current?.focus() }]);
  const isChanged = step !== lead.next_step || due !== (lead.due_at ? fieldOf(lead.due_at) : '');
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({ lead, step: step.trim(), due_at: due ? instantOf(due) : null });
      }}
    >
      <TextField
        ref={field}
        label="Что сделать"
        list={usual}
        maxLength={200}
        value={step}
        onChange={(event) => setStep(event.currentTarget.value)}
      />
      <datalist id={usual}>
        {USUAL.map((words) => (
          <option key={words} value={words} />
        ))}
      </datalist>
      <TextField
        label="Когда"
        type="datetime-local"
        value={due}
        onChange={(event) => setDue(event.currentTarget.value)}
      />
      {isChanged && (
        <Button type="submit" size="small" loading={change.isPending}>
          Записать шаг
        </Button>
      )}
    </form>
  );
}

/** An instant as a field for date and time has it. */
const fieldOf = (instant: string) =>
  `${moscowDay(new Date(instant))}T${moscowTime(new Date(instant))}`;

/** What such a field holds, as an instant. */
function instantOf(field: string): string {
  const [day = '', time] = field.split('T');
  return moscowIso(day, time);
}
