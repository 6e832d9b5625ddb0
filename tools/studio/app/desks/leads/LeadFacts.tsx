import { formatDate } from '@m30/ui-kit/format';
import { Facts } from '../../components/facts/Facts.tsx';
import type { LeadDetails } from './lead.ts';

/** What the visitor has sent, and where the visit came from. */
export function LeadFacts({ lead }: { lead: LeadDetails }) {
  const facts = [
    { label: 'Форма', value: lead.form_title },
    { label: 'Пришёл', value: formatDate(lead.created_at, 'stamp') },
    ...lead.facts.map(({ label, value }) => ({ label, value: linked(value) })),
    ...lead.files.map(({ label, src }) => ({
      label,
      value: (
        <a href={src} download aria-label={`Скачать: ${label}`}>
          Скачать
        </a>
      ),
    })),
    ...Object.entries(lead.marketing).map(([label, value]) => ({ label, value })),
    ...(lead.referrer ? [{ label: 'Откуда', value: lead.referrer }] : []),
    { label: 'Передача в CRM', value: lead.delivery },
    { label: 'Номер', value: lead.guid },
  ];
  return (
    <section>
      <h2>Заявка</h2>
      <Facts facts={facts} />
    </section>
  );
}

/** Addresses of pages, several by a semicolon, as links. */
function linked(value: string) {
  if (!/^https?:/.test(value)) return value;
  return value.split('; ').map((address) => (
    <a key={address} href={address} target="_blank" rel="noopener">
      {address}{' '}
    </a>
  ));
}
