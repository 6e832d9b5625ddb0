import { leave, useSession } from '@m30/shell/session';
import { Icon } from '@m30/ui-kit/icon';
import { IconButton } from '@m30/ui-kit/icon-button';
import styles from './UserActions.module.css';

const CENTER = 'Центр современного строительства';

/**
 * What a visitor does for himself: the centre's page and the account. A guest's icon opens the
 * login modal, a buyer's icon opens his menu.
 */
export function UserActions({ center }: { center: string | null }) {
  const session = useSession();
  return (
    <div className={styles.actions}>
      {center && <IconButton href={center} label={CENTER} title={CENTER} icon="compass" />}
      {session.status === 'user' ? (
        <AccountMenu name={session.user.name_full} />
      ) : (
        <IconButton
          href="/lk"
          label="Войти в личный кабинет"
          title="Личный кабинет"
          icon="user"
          data-modal-trigger="login"
        />
      )}
    </div>
  );
}

function AccountMenu({ name }: { name: string }) {
  return (
    <>
      <IconButton
        className={styles.trigger}
        label={`Меню кабинета, ${name}`}
        icon="user"
        popoverTarget="account-menu"
      />
      <div className={styles.menu} id="account-menu" popover="auto">
        <p>{name}</p>
        <a href="/lk">Мой кабинет</a>
        <button type="button" onClick={() => void leave()}>
          <Icon name="logout" />
          Выйти
        </button>
      </div>
    </>
  );
}
