import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@m30/ui-kit/button';
import { formatDate, phoneHref } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import { formatPhone } from '@m30/ui-kit/mask';
import { actionTitle } from '../../actions/action-title.ts';
import { ActionDialog } from '../../actions/ActionDialog.tsx';
import { studioQuery } from '../../api/queries.ts';
import { useMe } from '../../api/session.ts';
import { Facts, type Fact } from '../../components/facts/Facts.tsx';
import { SideSheet } from '../../components/side-sheet/SideSheet.tsx';
import { PLACES, STATES } from './states.ts';
import type { Viewing } from './WeekCalendar.tsx';
import styles from './Viewings.module.css';

interface ViewingSheetProps {
  viewing: Viewing;
  /** Name of who shows. */
  host: string;
  onClose: () => void;
}

/** One viewing: who comes, where to, and what became of it. */
export function ViewingSheet({ viewing, host, onClose }: ViewingSheetProps) {
  const { may } = useMe();
  const { phone, email, lead, lot, lot_url, reason, place, where, state } = viewing;
  const facts: Fact[] = [
    { label: 'Состояние', value: STATES[state] },
    { label: 'Показывает', value: host },
    { label: 'Где', value: [PLACES[place], where].filter(Boolean).join(', ') },
    { label: 'Записался', value: formatDate(viewing.created_at, 'stamp') },
    ...(reason ? [{ label: 'Причина отмены', value: reason }] : []),
    { label: 'Квартира', value: lot_url ? <LotLink lot={lot} url={lot_url} /> : lot },
  ];
  return (
    <SideSheet
      label={`Показ: ${viewing.name}`}
      note={formatDate(viewing.starts_at, 'dateTime')}
      onClose={onClose}
    >
      <section>
        <h2 className={styles.who}>{viewing.name}</h2>
        <p className={styles.muted}>{[formatPhone(phone), email].filter(Boolean).join(' · ')}</p>
        <div className={styles.actions}>
          <Button href={phoneHref(phone)} variant={state === 'booked' ? 'primary' : 'secondary'}>
            <Icon name="phone" size={16} />
            Позвонить
          </Button>
          {may('leads.read') && (
            <Link to={`/leads?view=all&lead=${lead}`} className={styles.today ?? ''}>
              Лид
            </Link>
          )}
        </div>
      </section>
      <section>
        <h2>Показ</h2>
        <Facts facts={facts} />
      </section>
      {state === 'booked' && may('viewings.change') && <Outcome guid={viewing.guid} />}
    </SideSheet>
  );
}

function LotLink({ lot, url }: { lot: string; url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener">
      {lot}
    </a>
  );
}

function Outcome({ guid }: { guid: string }) {
  const [doing, setDoing] = useState<string | null>(null);
  const { data } = useQuery(studioQuery('Actions.List', {}));
  const actions = data?.actions.filter(({ name }) => name.startsWith('viewing.')) ?? [];
  return (
    <section>
      <h2>Итог</h2>
      <div className={styles.actions}>
        {actions.map((action) => (
          <span key={action.name}>
            <Button variant="secondary" onClick={() => setDoing(action.name)}>
              {actionTitle(action)}
            </Button>
            <ActionDialog
              action={action}
              given={{ viewing: guid }}
              open={doing === action.name}
              onClose={() => setDoing(null)}
              touches={['Viewings.List', 'Work.List']}
            />
          </span>
        ))}
      </div>
    </section>
  );
}
