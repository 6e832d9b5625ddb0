import { Button } from '@m30/ui-kit/button';
import { TextField } from '@m30/ui-kit/text-field';
import { RecoverySchema } from '../../../contract/people/session.schema.ts';
import { api } from '../../api/api.ts';
import { useEnter } from '../../api/session.ts';
import { Form } from '../../form/Form.tsx';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { useSchemaForm } from '../../form/useSchemaForm.ts';

/** One of the codes that were written down; it is used up. */
export function RecoveryForm() {
  const enter = useEnter();
  const form = useSchemaForm({
    schema: RecoverySchema,
    values: { code: '' },
    send: async (values) => enter(await api.post('Session.ConfirmRecovery', values)),
  });
  return (
    <Form onSubmit={form.submit}>
      <TextField
        {...form.field('code')}
        label="Код восстановления"
        hint="Один из десяти кодов, которые вы сохранили. Каждый действует один раз"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormRefusal>{form.refusal}</FormRefusal>
      <Button type="submit" loading={form.sending}>
        Войти
      </Button>
    </Form>
  );
}
