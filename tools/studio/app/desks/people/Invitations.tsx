import { Button } from '@m30/ui-kit/button';
import { formatDate } from '@m30/ui-kit/format';
import { ROLES } from '../../../contract/core/roles.ts';
import { Nothing } from '../../components/states/Nothing.tsx';
import { useChange } from '../../api/queries.ts';
import { useMe } from '../../api/session.ts';
import styles from './People.module.css';
import { fullName, type OpenInvitation } from './staff.ts';

/** Links that were sent and have not been used. */
export function Invitations({ invitations }: { invitations: readonly OpenInvitation[] }) {
  const { may } = useMe();
  const cancel = useChange('Staff.CancelInvitation', {
    touches: ['Staff.List'],
    done: 'Приглашение отозвано: ссылка больше не действует',
  });
  if (invitations.length === 0) {
    return (
      <Nothing title="Открытых приглашений нет">
        Пригласите человека по почте: он получит ссылку, которая действует неделю.
      </Nothing>
    );
  }
  return (
    <ul className={styles.rows} aria-label="Приглашения">
      {invitations.map((one) => (
        <li key={one.guid} className={styles.row}>
          <span>{fullName(one)}</span>
          <span>{ROLES[one.role].title}</span>
          <span className={styles.muted}>
            {one.email} ·{' '}
            {one.expired ? 'ссылка истекла' : `ссылка до ${formatDate(one.expires_at, 'day')}`}
            {one.invited_by && ` · приглашает ${one.invited_by}`}
          </span>
          {may('staff.change') && (
            <Button
              variant="ghost"
              size="small"
              aria-label={`Отозвать приглашение: ${fullName(one)}`}
              loading={cancel.isPending && cancel.variables.invitation === one.guid}
              onClick={() => cancel.mutate({ invitation: one.guid })}
            >
              Отозвать
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
