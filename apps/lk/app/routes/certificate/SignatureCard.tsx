import type { ResultOf } from '@m30/api/client';
import { formatDate } from '@m30/ui-kit/format';
import { Facts } from '../../components/facts/Facts.tsx';
import { Panel } from '../../components/panel/Panel.tsx';
import { StatusBadge } from '../../components/status-badge/StatusBadge.tsx';
import { unbroken } from '../../store/contract/part-words.ts';

type Signature = ResultOf<'LK.GetCertificates'>['signatures'][number];

/** The certificate of a signature: whose it is, who issued it, and how long it is good. */
export function SignatureCard({ signature }: { signature: Signature }) {
  const { serial, owner, issuer, issued_at, expires_at, status, contract } = signature;
  return (
    <Panel
      title={`${serial === null ? 'Имитация подписи' : 'Сертификат'} от\u00a0${formatDate(issued_at)}`}
      aside={<StatusBadge tone={status.tone}>{status.label}</StatusBadge>}
    >
      <Facts
        items={[
          { label: 'Владелец', value: owner },
          { label: 'Выпустил', value: issuer },
          { label: 'Действует до', value: formatDate(expires_at) },
          serial !== null && { label: 'Серийный номер', value: serial },
          contract !== null && { label: 'Первый договор', value: unbroken(contract) },
        ]}
      />
      {status.tone !== 'done' && (
        <p>Новый сертификат выпустят бесплатно, когда вы&nbsp;подпишете следующий договор.</p>
      )}
    </Panel>
  );
}
