import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { formatDate } from '@m30/ui-kit/format';
import { RIGHTS } from '../../../contract/core/rights.ts';
import { ROLES } from '../../../contract/core/roles.ts';
import { useChange } from '../../api/queries.ts';
import { useMe } from '../../api/session.ts';
import { Portrait } from '../../components/portrait/Portrait.tsx';
import { ReasonDialog } from '../../components/reason-dialog/ReasonDialog.tsx';
import { SideSheet } from '../../components/side-sheet/SideSheet.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog/ConfirmDialog.tsx';
import styles from './People.module.css';
import { PersonSessions } from './PersonSessions.tsx';
import { RoleForm } from './RoleForm.tsx';
import { fullName, type Member } from './staff.ts';

/** One member of the staff: role, logins, access. */
export function PersonSheet({ member, onClose }: { member: Member; onClose: () => void }) {
  const me = useMe();
  const name = fullName(member);
  const changes = me.may('staff.change') && member.guid !== me.person?.guid;
  return (
    <SideSheet
      label={name}
      note={`В Студии с ${formatDate(member.created_at, 'date')}`}
      onClose={onClose}
    >
      <section className={styles.person}>
        <Portrait name={name} size={36} />
        <div>
          <h2>{name}</h2>
          <p className={styles.muted}>{member.email}</p>
        </div>
      </section>
      <section>
        <h2>Роль</h2>
        <div className={styles.stack}>
          {changes ? <RoleForm key={member.role} member={member} /> : ROLES[member.role].title}
          <details className={styles.rights}>
            <summary>Что может роль</summary>
            <ul>
              {ROLES[member.role].rights.map((right) => (
                <li key={right}>{RIGHTS[right]}</li>
              ))}
            </ul>
          </details>
        </div>
      </section>
      <PersonSessions member={member} mayEnd={changes} />
      {changes && <Access member={member} />}
    </SideSheet>
  );
}

function Access({ member }: { member: Member }) {
  const [asking, setAsking] = useState<'restrict' | 'reset' | null>(null);
  const close = () => setAsking(null);
  const touches = ['Staff.List', 'Staff.Sessions'] as const;
  const restrict = useChange('Staff.Restrict', { touches, done: 'Доступ закрыт, входы завершены' });
  const unrestrict = useChange('Staff.Unrestrict', { touches, done: 'Доступ снова открыт' });
  const reset = useChange('Staff.ResetAccess', {
    touches,
    done: 'Письмо с новой ссылкой отправлено',
  });
  const person = member.guid;
  return (
    <section>
      <h2>Доступ</h2>
      {member.state === 'restricted' ? (
        <div className={styles.stack}>
          <p>Закрыт: {member.restricted_reason}</p>
          <Button
            variant="secondary"
            loading={unrestrict.isPending}
            onClick={() => unrestrict.mutate({ person })}
          >
            Открыть доступ
          </Button>
        </div>
      ) : (
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => setAsking('restrict')}>
            Закрыть доступ
          </Button>
          <Button variant="ghost" onClick={() => setAsking('reset')}>
            Сбросить пароль и второй шаг
          </Button>
        </div>
      )}
      <ReasonDialog
        title="Закрыть доступ"
        lead={`${fullName(member)} сразу выйдет на всех устройствах и не сможет войти.`}
        action="Закрыть доступ"
        open={asking === 'restrict'}
        onClose={close}
        send={(reason) => restrict.mutateAsync({ person, reason })}
      />
      <ConfirmDialog
        title="Сбросить пароль и второй шаг?"
        action="Сбросить и отправить ссылку"
        open={asking === 'reset'}
        onClose={close}
        send={() => reset.mutateAsync({ person })}
      >
        Все входы завершатся. На {member.email} придёт ссылка, по которой задают новый пароль.
      </ConfirmDialog>
    </section>
  );
}
