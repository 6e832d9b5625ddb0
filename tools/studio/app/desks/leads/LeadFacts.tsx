import { formatDate } from '@m30/ui-kit/format';
import { Facts } from '../../components/facts/Facts.tsx';
import type { LeadDetails } from './lead.ts';

/** What the visitor has sent, and where the visit came from. */
export function LeadFacts({ lead }: { lead: LeadDetails }) {
  const facts = [
    { label: 'Форма', value: lead.form_title },
    { label: 'Пришёл', value: formatDate(lead.created_at, 'stamp') },
    ...lead.facts,
    ...Object.entries(lead.marketing).map(([label, value]) => ({ label, value })),
    ...(lead.referrer ? [{ label: 'Откуда', value: lead.referrer }] : []),
    { label: 'Передача в CRM', value: lead.delivery },
  ];
  return (
    <section>
      <h2>Заявка</h2>
      <Facts facts={facts} />
    </section>
  );
}
