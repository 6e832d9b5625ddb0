import { useQueryClient } from '@tanstack/react-query';
import { omit } from 'valibot';
import { Button } from '@m30/ui-kit/button';
import { Checkbox } from '@m30/ui-kit/checkbox';
import { Modal } from '@m30/ui-kit/modal';
import { Select } from '@m30/ui-kit/select';
import { TextField } from '@m30/ui-kit/text-field';
import { useToast } from '@m30/ui-kit/toast';
import { saveAgent } from '../../../contract/sales/agent.methods.ts';
import { useAddress } from '../../address/useAddress.ts';
import { api } from '../../api/api.ts';
import { Form } from '../../form/Form.tsx';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { useSchemaForm } from '../../form/useSchemaForm.ts';
import type { Agency, AgentDetails } from './agent.ts';

interface AgentDialogProps {
  /** Without it a new one is made. */
  agent?: AgentDetails;
  agencies: readonly Agency[];
  open: boolean;
  onClose: () => void;
}

/** An agent and the agency whose contract counts. */
export function AgentDialog({ agent, agencies, open, onClose }: AgentDialogProps) {
  return (
    <Modal
      name="agent"
      title={agent ? 'Изменить агента' : 'Новый агент'}
      size="small"
      open={open}
      onClose={onClose}
    >
      <AgentForm agent={agent} agencies={agencies} onDone={onClose} />
    </Modal>
  );
}

const FormSchema = omit(saveAgent.input, ['agent']);

interface AgentFormProps {
  agent: AgentDetails | undefined;
  agencies: readonly Agency[];
  onDone: () => void;
}

function AgentForm({ agent, agencies, onDone }: AgentFormProps) {
  const client = useQueryClient();
  const address = useAddress();
  const show = useToast();
  const offered = agencies.filter(({ guid, closed }) => !closed || guid === agent?.agency.guid);
  const form = useSchemaForm({
    schema: FormSchema,
    values: {
      agency: agent?.agency.guid ?? offered[0]?.guid ?? '',
      ...{ last_name: agent?.last_name ?? '', name: agent?.first_name ?? '' },
      ...{ phone: agent?.phone ?? '', email: agent?.email ?? '', closed: agent?.closed ?? false },
    },
    send: async (fields) => {
      const input = { ...fields, ...(agent && { agent: agent.guid }) };
      const saved = await api.post('Agents.SaveAgent', input);
      onDone();
      show({ text: agent ? 'Агент изменён' : 'Агент записан' });
      await client.invalidateQueries({ queryKey: ['Agents.List'] });
      await client.invalidateQueries({ queryKey: ['Agents.Get'] });
      address.change({ view: '', agent: saved.agent.guid });
    },
  });
  return (
    <Form onSubmit={form.submit}>
      <Select
        {...form.field('agency')}
        label="Агентство"
        options={offered.map(({ guid, name }) => ({ id: guid, label: name }))}
      />
      <TextField {...form.field('last_name')} label="Фамилия" autoComplete="off" data-autofocus />
      <TextField {...form.field('name')} label="Имя" autoComplete="off" />
      <TextField {...form.field('phone')} label="Телефон" type="tel" autoComplete="off" />
      <TextField
        {...form.field('email')}
        label="Почта, если есть"
        type="email"
        autoComplete="off"
      />
      {agent && <Checkbox {...form.field('closed')}>Больше не работает с нами</Checkbox>}
      <FormRefusal>{form.refusal}</FormRefusal>
      <Button type="submit" loading={form.sending}>
        Сохранить
      </Button>
    </Form>
  );
}
