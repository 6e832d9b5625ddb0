import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { moscowIso } from '@m30/ui-kit/format';
import { Select } from '@m30/ui-kit/select';
import { TextField } from '@m30/ui-kit/text-field';
import { studioQuery } from '../../api/queries.ts';
import { useMe } from '../../api/session.ts';
import { useShortcuts } from '../../keys/shortcuts.ts';
import type { Lead } from './lead.ts';
import styles from './Leads.module.css';
import { useTogether } from './useTogether.ts';

interface ChosenLeadsProps {
  leads: readonly Lead[];
  /** Guids that stay chosen. */
  onLeft: (left: readonly string[]) => void;
}

/** What is done to several leads at once: who is responsible, and the next step. */
export function ChosenLeads({ leads, onLeft }: ChosenLeadsProps) {
  const { person, may } = useMe();
  const colleagues = useQuery(studioQuery('Staff.Colleagues', {}));
  const [responsible, setResponsible] = useState(person?.guid ?? '');
  const [step, setStep] = useState('');
  const [due, setDue] = useState('');
  const change = useTogether(leads, onLeft);
  useShortcuts([{ code: 'Escape', key: 'Esc', label: 'снять выбор', run: () => onLeft([]) }]);
  const everybody = (colleagues.data?.people ?? []).map(({ guid, name }) => ({
    id: guid,
    label: name,
  }));
  const offered = may('leads.assign')
    ? everybody
    : everybody.filter(({ id }) => id === person?.guid);
  const [day = '', time] = due.split('T');
  return (
    <section className={styles.together} aria-label="Выбранные лиды">
      <p role="status">Выбрано: {leads.length}</p>
      <Select
        label="Ответственный"
        options={offered}
        value={responsible}
        onChange={({ currentTarget }) => setResponsible(currentTarget.value)}
      />
      <Button
        variant="secondary"
        loading={change.isPending}
        onClick={() => change.mutate({ responsible })}
      >
        Назначить
      </Button>
      <TextField
        label="Следующий шаг"
        maxLength={200}
        value={step}
        onChange={({ currentTarget }) => setStep(currentTarget.value)}
      />
      <TextField
        label="Когда"
        type="datetime-local"
        value={due}
        onChange={({ currentTarget }) => setDue(currentTarget.value)}
      />
      <Button
        variant="secondary"
        loading={change.isPending}
        disabled={!step.trim()}
        onClick={() =>
          change.mutate({ step: step.trim(), due_at: due ? moscowIso(day, time) : null })
        }
      >
        Записать шаг
      </Button>
      <Button variant="secondary" onClick={() => onLeft([])}>
        Снять выбор
      </Button>
    </section>
  );
}
