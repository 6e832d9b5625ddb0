import { Button } from '@m30/ui-kit/button';
import { TextField } from '@m30/ui-kit/text-field';
import { TotpSchema } from '../../../contract/people/session.schema.ts';
import { useEnter, type Me } from '../../api/session.ts';
import { Form } from '../../form/Form.tsx';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { useSchemaForm } from '../../form/useSchemaForm.ts';

/** Six digits of an authenticator. */
export function CodeForm({ send }: { send: (code: string) => Promise<Me> }) {
  const enter = useEnter();
  const form = useSchemaForm({
    schema: TotpSchema,
    values: { code: '' },
    send: async ({ code }) => enter(await send(code)),
  });
  return (
    <Form onSubmit={form.submit}>
      <TextField
        {...form.field('code')}
        label="Код из приложения"
        hint="Шесть цифр, которые сейчас показывает приложение-аутентификатор"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <FormRefusal>{form.refusal}</FormRefusal>
      <Button type="submit" loading={form.sending}>
        Войти
      </Button>
    </Form>
  );
}
