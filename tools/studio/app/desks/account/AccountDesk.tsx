import { DeskHead } from '../../components/desk-head/DeskHead.tsx';
import styles from './Account.module.css';
import { Factors } from './Factors.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** The own account: password, second factors, logins. */
export default function AccountDesk() {
  return (
    <>
      <DeskHead title="Вход и безопасность" />
      <div className={styles.columns}>
        <Factors />
        <OwnSessions />
        <PasswordForm />
      </div>
    </>
  );
}
