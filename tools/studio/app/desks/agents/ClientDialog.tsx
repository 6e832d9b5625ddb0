import { useQueryClient } from '@tanstack/react-query';
import { omit } from 'valibot';
import { Button } from '@m30/ui-kit/button';
import { formatDate } from '@m30/ui-kit/format';
import { Modal } from '@m30/ui-kit/modal';
import { TextArea, TextField } from '@m30/ui-kit/text-field';
import { useToast } from '@m30/ui-kit/toast';
import { registerClient } from '../../../contract/sales/agent.methods.ts';
import { api } from '../../api/api.ts';
import { Form } from '../../form/Form.tsx';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { useSchemaForm } from '../../form/useSchemaForm.ts';

interface ClientDialogProps {
  agent: { guid: string; name: string };
  open: boolean;
  onClose: () => void;
}

/** A client whom an agent brings; whose he is already is said at the phone. */
export function ClientDialog({ agent, open, onClose }: ClientDialogProps) {
  return (
    <Modal
      name="agent-client"
      title="Закрепить клиента"
      lead={`За агентом: ${agent.name}. Если клиент уже чей-то, Студия скажет почему.`}
      size="small"
      open={open}
      onClose={onClose}
    >
      <ClientForm agent={agent.guid} onDone={onClose} />
    </Modal>
  );
}

const FormSchema = omit(registerClient.input, ['agent']);

function ClientForm({ agent, onDone }: { agent: string; onDone: () => void }) {
  const cache = useQueryClient();
  const show = useToast();
  const form = useSchemaForm({
    schema: FormSchema,
    values: { phone: '', name: '', wish: '' },
    send: async (fields) => {
      const { client } = await api.post('Agents.RegisterClient', { ...fields, agent });
      onDone();
      show({ text: `Клиент закреплён до ${formatDate(client.expires_at, 'date')}` });
      await cache.invalidateQueries({ queryKey: ['Agents.List'] });
      await cache.invalidateQueries({ queryKey: ['Agents.Get'] });
    },
  });
  return (
    <Form onSubmit={form.submit}>
      <TextField
        {...form.field('phone')}
        label="Телефон клиента"
        type="tel"
        autoComplete="off"
        data-autofocus
      />
      <TextField {...form.field('name')} label="Как зовут" autoComplete="off" />
      <TextArea {...form.field('wish')} label="Что ищет" rows={3} />
      <FormRefusal>{form.refusal}</FormRefusal>
      <Button type="submit" loading={form.sending}>
        Закрепить
      </Button>
    </Form>
  );
}
