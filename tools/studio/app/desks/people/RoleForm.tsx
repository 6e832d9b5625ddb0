import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Select } from '@m30/ui-kit/select';
import type { Role } from '../../../contract/core/roles.ts';
import { useChange } from '../../api/queries.ts';
import styles from './People.module.css';
import { ROLE_OPTIONS, type Member } from './staff.ts';

/** Another role for a person; open logins have its rights at once. */
export function RoleForm({ member }: { member: Member }) {
  const [role, setRole] = useState<Role>(member.role);
  const change = useChange('Staff.ChangeRole', { touches: ['Staff.List'], done: 'Роль изменена' });
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({ person: member.guid, role });
      }}
    >
      <Select
        label="Роль сотрудника"
        options={ROLE_OPTIONS}
        value={role}
        onChange={(event) => setRole(event.currentTarget.value as Role)}
      />
      {role !== member.role && (
        <Button type="submit" size="small" loading={change.isPending}>
          Сменить роль
        </Button>
      )}
    </form>
  );
}
