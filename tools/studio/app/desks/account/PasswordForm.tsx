import { Button } from '@m30/ui-kit/button';
import { TextField } from '@m30/ui-kit/text-field';
import { useToast } from '@m30/ui-kit/toast';
import { changePassword } from '../../../contract/people/second-factor.methods.ts';
import { api } from '../../api/api.ts';
import { Form } from '../../form/Form.tsx';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { useSchemaForm } from '../../form/useSchemaForm.ts';

/** Another password; the other logins end. */
export function PasswordForm() {
  const show = useToast();
  const form = useSchemaForm({
    schema: changePassword.input,
    values: { password: '', new_password: '' },
    send: async (values) => {
      await api.post('Password.Change', values);
      form.reset();
      show({ text: 'Пароль изменён, другие входы завершены' });
    },
  });
  return (
    <section>
      <h2>Пароль</h2>
      <Form onSubmit={form.submit}>
        <TextField
          {...form.field('password')}
          label="Нынешний пароль"
          type="password"
          autoComplete="current-password"
        />
        <TextField
          {...form.field('new_password')}
          label="Новый пароль"
          hint="Не короче 12 символов"
          type="password"
          autoComplete="new-password"
        />
        <FormRefusal>{form.refusal}</FormRefusal>
        <Button type="submit" variant="secondary" loading={form.sending}>
          Сменить пароль
        </Button>
      </Form>
    </section>
  );
}
