import { Button } from '@m30/ui-kit/button';
import { QrCode } from '../../../components/qr-code/QrCode.tsx';
import type { OrderContract } from './contract.ts';
import styles from './HashBox.module.css';

/** The hash of the text with a code of the page that checks it. */
export function HashBox({ contract: { hash, check, qr } }: { contract: OrderContract }) {
  return (
    <section className={styles.box} aria-label="Отпечаток текста">
      <QrCode qr={qr} label="QR-код проверки договора" />
      <div>
        <p className={styles.label}>Отпечаток текста, SHA-256</p>
        <code>{hash.replace(/.{8}(?!$)/g, '$& ')}</code>
        <p className={styles.note}>
          По&nbsp;нему любой проверит, что подписан именно этот текст. Фамилий покупателей
          на&nbsp;странице проверки нет.
        </p>
      </div>
      <Button href={check} variant="secondary">
        Проверить
      </Button>
    </section>
  );
}
