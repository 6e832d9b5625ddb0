import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { formatDate } from '@m30/ui-kit/format';
import { percentWords, type Agency } from './agent.ts';
import { AgencyDialog } from './AgencyDialog.tsx';
import styles from './Agents.module.css';

/** Agencies with their contracts. */
export function AgenciesList({
  agencies,
  manages,
}: {
  agencies: readonly Agency[];
  manages: boolean;
}) {
  const [changing, setChanging] = useState<Agency | null>(null);
  return (
    <>
      <ul className={styles.rows} aria-label="Агентства">
        {agencies.map((agency) => (
          <li key={agency.guid} className={styles.row}>
            <div>
              <b>{agency.name}</b>
              <p className={styles.muted}>
                ИНН {agency.inn} · договор {agency.contract} от{' '}
                {formatDate(agency.signed_on, 'date')}
              </p>
            </div>
            <span>{agency.closed ? 'Договор закончился' : percentWords(agency.percent)}</span>
            {manages && (
              <Button
                variant="secondary"
                aria-label={`Изменить: ${agency.name}`}
                onClick={() => setChanging(agency)}
              >
                Изменить
              </Button>
            )}
          </li>
        ))}
      </ul>
      {changing && <AgencyDialog agency={changing} open onClose={() => setChanging(null)} />}
    </>
  );
}
