import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@m30/ui-kit/button';
import { Modal } from '@m30/ui-kit/modal';
import { Select } from '@m30/ui-kit/select';
import { TextField } from '@m30/ui-kit/text-field';
import { useToast } from '@m30/ui-kit/toast';
import type { Role } from '../../../contract/core/roles.ts';
import { invite } from '../../../contract/people/staff.methods.ts';
import { api } from '../../api/api.ts';
import { Form } from '../../form/Form.tsx';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { useSchemaForm } from '../../form/useSchemaForm.ts';
import { ROLE_OPTIONS } from './staff.ts';

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Who is to work here, and as what. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  return (
    <Modal
      name="invite"
      title="Пригласить в Студию"
      lead="Человек получит письмо со ссылкой на неделю, придумает пароль и настроит второй шаг входа."
      size="small"
      open={open}
      onClose={onClose}
    >
      <InviteForm onDone={onClose} />
    </Modal>
  );
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const show = useToast();
  const form = useSchemaForm({
    schema: invite.input,
    values: { last_name: '', name: '', email: '', role: 'sales_manager' as Role },
    send: async (values) => {
      const { invitation } = await api.post('Staff.Invite', values);
      onDone();
      show({ text: `Письмо со ссылкой отправлено: ${invitation.email}` });
      await client.invalidateQueries({ queryKey: ['Staff.List'] });
    },
  });
  return (
    <Form onSubmit={form.submit}>
      <TextField {...form.field('last_name')} label="Фамилия" autoComplete="off" data-autofocus />
      <TextField {...form.field('name')} label="Имя" autoComplete="off" />
      <TextField {...form.field('email')} label="Почта" type="email" autoComplete="off" />
      <Select {...form.field('role')} label="Роль" options={ROLE_OPTIONS} />
      <FormRefusal>{form.refusal}</FormRefusal>
      <Button type="submit" loading={form.sending}>
        Отправить приглашение
      </Button>
    </Form>
  );
}
