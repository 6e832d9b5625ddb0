import type { ResultOf } from '@m30/api/client';
import { Button } from '@m30/ui-kit/button';
import { formatDate, formatMoney } from '@m30/ui-kit/format';
import { QrCode } from '../../components/qr-code/QrCode.tsx';
import { StatusBadge } from '../../components/status-badge/StatusBadge.tsx';
import { unbroken } from '../../store/contract/part-words.ts';
import styles from './CertificateCard.module.css';

type Certificate = ResultOf<'LK.GetCertificates'>['certificates'][number];

const KINDS = { discount: 'Скидка', gift: 'Подарок' } as const;

/** One certificate: what it gives, until when, its code to show and its document. */
export function CertificateCard({ certificate }: { certificate: Certificate }) {
  const { number, kind, title, amount, conditions, status, qr, paper } = certificate;
  const name = unbroken(number);
  return (
    <article className={styles.certificate} data-over={qr ? undefined : ''}>
      <div className={styles.what}>
        <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
        <p className={styles.small}>
          {KINDS[kind]}, №&nbsp;{name}
        </p>
        <h2>{title}</h2>
        <p className={styles.amount}>{formatMoney(amount)}</p>
        <p>{conditions}</p>
        <p className={styles.small}>
          Выдан {formatDate(certificate.issued_at)}, действует до&nbsp;
          <time dateTime={certificate.expires_on}>{formatDate(certificate.expires_on)}</time>{' '}
          включительно
        </p>
        {certificate.used_for && <p className={styles.small}>Потрачен: {certificate.used_for}</p>}
        {paper && (
          <Button href={paper} size="small" variant="secondary" download>
            Скачать PDF<span className="visually-hidden"> сертификата {name}</span>
          </Button>
        )}
      </div>
      {qr && <QrCode qr={qr} label={`QR-код сертификата ${name}`} />}
    </article>
  );
}
