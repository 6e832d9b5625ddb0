import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { formatMoney, phoneHref } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import { formatPhone } from '@m30/ui-kit/mask';
import { Skeleton } from '@m30/ui-kit/skeleton';
import { Trouble } from '../../components/states/Trouble.tsx';
import { studioQuery } from '../../api/queries.ts';
import { useMe } from '../../api/session.ts';
import { Key } from '../../components/key/Key.tsx';
import { SideSheet } from '../../components/side-sheet/SideSheet.tsx';
import { useShortcuts } from '../../keys/shortcuts.ts';
import { whoOf, type LeadDetails } from './lead.ts';
import { LeadFacts } from './LeadFacts.tsx';
import { LeadHistory } from './LeadHistory.tsx';
import { LeadOrder } from './LeadOrder.tsx';
import { LeadOwner } from './LeadOwner.tsx';
import styles from './Leads.module.css';
import { LeadStatusField } from './LeadStatusField.tsx';
import { LeadStep } from './LeadStep.tsx';
import { LeadTwins } from './LeadTwins.tsx';

interface LeadSheetProps {
  guid: string;
  /** Which of the list: «4 из 14». */
  place: string | undefined;
  onClose: () => void;
}

/** One lead: who, what next, about which flat, and all that happened. */
export function LeadSheet({ guid, place, onClose }: LeadSheetProps) {
  const { data, isError, refetch } = useQuery(studioQuery('Leads.Get', { lead: guid }));
  return (
    <SideSheet
      label="Карточка лида"
      note={['Лид', place].filter(Boolean).join(' · ')}
      onClose={onClose}
    >
      {isError && (
        <Trouble title="Лид не открылся" onRetry={() => void refetch()}>
          Возможно, его уже удалили.
        </Trouble>
      )}
      {!data && !isError && (
        <section>
          <Skeleton height={120} />
        </section>
      )}
      {data && <Contents lead={data.lead} />}
    </SideSheet>
  );
}

function Contents({ lead }: { lead: LeadDetails }) {
  const { may } = useMe();
  const [works, opens] = [may('leads.work'), may('orders.open')];
  return (
    <>
      <Who lead={lead} />
      {works && (
        <section>
          <h2>Следующий шаг</h2>
          <LeadStep key={lead.version} lead={lead} />
          <div className={styles.pair}>
            <LeadStatusField lead={lead} />
            <LeadOwner lead={lead} />
          </div>
          <LeadTwins lead={lead} />
        </section>
      )}
      {lead.lot && (
        <section>
          <h2>Квартира</h2>
          <a
            href={lead.lot.url}
            target="_blank"
            rel="noopener"
            className={styles.lot}
            aria-label={`${lead.lot.title}, на сайте в новой вкладке`}
          >
            <span>{lead.lot.title}</span>
            {lead.lot.price !== null && <b>{formatMoney(lead.lot.price)}</b>}
            <Icon name="external" size={14} />
          </a>
        </section>
      )}
      {opens && <LeadOrder lead={lead} />}
      <LeadFacts lead={lead} />
      <LeadHistory lead={lead} works={works} />
    </>
  );
}

function Who({ lead }: { lead: LeadDetails }) {
  const [called, setCalled] = useState(false);
  const call = () => {
    setCalled(true);
    location.href = phoneHref(lead.phone);
  };
  useShortcuts(lead.phone ? [{ code: 'KeyC', key: 'C', label: 'позвонить', run: call }] : []);
  return (
    <section>
      <h2 className={styles.who}>{whoOf(lead)}</h2>
      <p className={styles.muted}>
        {[lead.phone && formatPhone(lead.phone), lead.email].filter(Boolean).join(' · ')}
      </p>
      <div className={styles.actions}>
        {lead.phone && (
          <Button
            href={phoneHref(lead.phone)}
            className={styles.grow}
            onClick={() => setCalled(true)}
          >
            <Icon name="phone" size={16} />
            Позвонить <Key>C</Key>
          </Button>
        )}
        {lead.email && (
          <Button variant="secondary" href={`mailto:${lead.email}`}>
            Письмо
          </Button>
        )}
      </div>
      {called && (
        <p role="status" className={styles.hint}>
          Запишите итог звонка ниже, в истории.
        </p>
      )}
    </section>
  );
}
