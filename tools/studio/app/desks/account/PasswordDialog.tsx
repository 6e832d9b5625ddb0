import { strictObject } from 'valibot';
import { Button } from '@m30/ui-kit/button';
import { Modal } from '@m30/ui-kit/modal';
import { TextField } from '@m30/ui-kit/text-field';
import { password } from '../../../contract/core/schemas.ts';
import { Form } from '../../form/Form.tsx';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { useSchemaForm } from '../../form/useSchemaForm.ts';

interface PasswordDialogProps {
  title: string;
  action: string;
  open: boolean;
  onClose: () => void;
  send: (password: string) => Promise<void>;
}

/** Asks for the password once more before something that a stranger at the desk must not do. */
export function PasswordDialog({ title, open, onClose, ...form }: PasswordDialogProps) {
  return (
    <Modal name="password" title={title} size="small" open={open} onClose={onClose}>
      <PasswordForm {...form} />
    </Modal>
  );
}

const PasswordSchema = strictObject({ password });

function PasswordForm({ action, send }: Pick<PasswordDialogProps, 'action' | 'send'>) {
  const form = useSchemaForm({
    schema: PasswordSchema,
    values: { password: '' },
    send: (values) => send(values.password),
  });
  return (
    <Form onSubmit={form.submit}>
      <TextField
        {...form.field('password')}
        label="Ваш пароль"
        type="password"
        autoComplete="current-password"
        data-autofocus
      />
      <FormRefusal>{form.refusal}</FormRefusal>
      <Button type="submit" loading={form.sending}>
        {action}
      </Button>
    </Form>
  );
}
