import { useToast } from '@m30/ui-kit/toast';
import { Button } from '@m30/ui-kit/button';
import styles from './SetUp.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Codes for the day when the phone is lost; nobody sees them again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const show = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    show({ text: 'Коды скопированы' });
  };
  return (
    <>
      <p>
        Ими входят, если телефона или ключа нет под рукой. Каждый действует один раз. Больше Студия
        их не покажет.
      </p>
      <ul className={styles.codes} aria-label="Коды восстановления">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={onDone}>Коды сохранены</Button>
        <Button variant="secondary" onClick={() => void copy()}>
          Скопировать
        </Button>
      </div>
    </>
  );
}
