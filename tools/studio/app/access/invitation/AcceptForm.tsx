import { strictObject } from 'valibot';
import { Button } from '@m30/ui-kit/button';
import { TextField } from '@m30/ui-kit/text-field';
import type { StudioResult } from '../../../contract/client.ts';
import { email, newPassword, requiredText } from '../../../contract/core/schemas.ts';
import { Form } from '../../form/Form.tsx';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { useSchemaForm } from '../../form/useSchemaForm.ts';

const PasswordSchema = strictObject({ password: newPassword });

const FirstSchema = strictObject({
  email,
  last_name: requiredText(100, 'Введите фамилию'),
  name: requiredText(100, 'Введите имя'),
  password: newPassword,
});

interface AcceptFormProps {
  invitation: StudioResult<'Invitation.Get'>;
  send: (values: { password: string; email?: string }) => Promise<void>;
}

/** The password of an account; the first one also says whose it is. */
export function AcceptForm({ invitation, send }: AcceptFormProps) {
  return invitation.kind === 'first' ? (
    <FirstForm send={send} />
  ) : (
    <PasswordForm mailbox={invitation.email ?? ''} send={send} />
  );
}

function PasswordForm({ mailbox, send }: { mailbox: string; send: AcceptFormProps['send'] }) {
  const form = useSchemaForm({ schema: PasswordSchema, values: { password: '' }, send });
  return (
    <Form onSubmit={form.submit}>
      {/* Password managers store it with the mailbox. */}
      <TextField label="Почта" type="email" autoComplete="username" value={mailbox} readOnly />
      <NewPassword {...form.field('password')} />
      <FormRefusal>{form.refusal}</FormRefusal>
      <Button type="submit" loading={form.sending}>
        Продолжить
      </Button>
    </Form>
  );
}

function FirstForm({ send }: Pick<AcceptFormProps, 'send'>) {
  const form = useSchemaForm({
    schema: FirstSchema,
    values: { email: '', last_name: '', name: '', password: '' },
    send,
  });
  return (
    <Form onSubmit={form.submit}>
      <TextField {...form.field('last_name')} label="Фамилия" autoComplete="family-name" />
      <TextField {...form.field('name')} label="Имя" autoComplete="given-name" />
      <TextField {...form.field('email')} label="Почта" type="email" autoComplete="username" />
      <NewPassword {...form.field('password')} />
      <FormRefusal>{form.refusal}</FormRefusal>
      <Button type="submit" loading={form.sending}>
        Завести учётную запись
      </Button>
    </Form>
  );
}

function NewPassword(props: ReturnType<ReturnType<typeof useSchemaForm>['field']>) {
  return (
    <TextField
      {...props}
      label="Пароль"
      hint="Не короче 12 символов. Удобно взять фразу из нескольких слов"
      type="password"
      autoComplete="new-password"
    />
  );
}
