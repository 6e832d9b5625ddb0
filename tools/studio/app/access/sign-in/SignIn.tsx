import { Button } from '@m30/ui-kit/button';
import { TextField } from '@m30/ui-kit/text-field';
import { SignInSchema } from '../../../contract/people/session.schema.ts';
import { api } from '../../api/api.ts';
import { useEnter } from '../../api/session.ts';
import { Form } from '../../form/Form.tsx';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { useSchemaForm } from '../../form/useSchemaForm.ts';

/** Mailbox and password; the second factor is asked for next. */
export default function SignIn({ demo }: { demo: boolean }) {
  const enter = useEnter();
  const form = useSchemaForm({
    schema: SignInSchema,
    values: { email: '', password: '' },
    send: async (values) => enter(await api.post('Session.SignIn', values)),
  });
  return (
    <>
      <h1>Вход в Студию</h1>
      <Form onSubmit={form.submit}>
        <TextField
          {...form.field('email')}
          label="Почта"
          type="email"
          autoComplete="username"
          inputMode="email"
        />
        <TextField
          {...form.field('password')}
          label="Пароль"
          type="password"
          autoComplete="current-password"
        />
        <FormRefusal>{form.refusal}</FormRefusal>
        <Button type="submit" loading={form.sending}>
          Продолжить
        </Button>
      </Form>
      <p>
        {demo
          ? 'Это демонстрация: учётные записи ролей названы в README.'
          : 'Учётную запись даёт администратор. Если вы забыли пароль, попросите у него новую ссылку.'}
      </p>
    </>
  );
}
