import { useNavigate } from 'react-router';
import { Menu } from '@m30/ui-kit/menu';
import { ROLES } from '../../../contract/core/roles.ts';
import { useChange } from '../../api/queries.ts';
import { sessionKey, useMe } from '../../api/session.ts';
import { Portrait } from '../../components/portrait/Portrait.tsx';
import styles from './TopLine.module.css';

/** Who works here: the own account and the way out. */
export function PersonMenu() {
  const { person } = useMe();
  const navigate = useNavigate();
  const signOut = useChange('Session.SignOut', { touches: [sessionKey[0]] });
  if (!person) return null;
  const name = `${person.last_name} ${person.name}`;
  return (
    <Menu
      label="Моя учётная запись"
      heading={person.email}
      className={styles.person}
      trigger={(props) => (
        <button {...props} type="button" className={styles.me}>
          <Portrait name={name} size={28} />
          <span className={styles.words}>
            {name}
            <small>{ROLES[person.role].title}</small>
          </span>
        </button>
      )}
      items={[
        { label: 'Первый день', icon: 'info', onSelect: () => void navigate('/first-day') },
        { label: 'Вход и безопасность', icon: 'key', onSelect: () => void navigate('/account') },
        { label: 'Выйти', icon: 'logout', onSelect: () => signOut.mutate({}) },
      ]}
    />
  );
}
