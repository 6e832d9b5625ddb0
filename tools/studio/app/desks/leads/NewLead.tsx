import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { omit } from 'valibot';
import { Button } from '@m30/ui-kit/button';
import { Modal } from '@m30/ui-kit/modal';
import { Select } from '@m30/ui-kit/select';
import { TextArea, TextField } from '@m30/ui-kit/text-field';
import { useToast } from '@m30/ui-kit/toast';
import { createLead } from '../../../contract/sales/lead.methods.ts';
import { WAYS_IN, type WayIn } from '../../../contract/sales/lead.schema.ts';
import { useAddress } from '../../address/useAddress.ts';
import { api } from '../../api/api.ts';
import { Key } from '../../components/key/Key.tsx';
import { Form } from '../../form/Form.tsx';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { useSchemaForm } from '../../form/useSchemaForm.ts';
import { useShortcuts } from '../../keys/shortcuts.ts';

/** Writes down who has called or walked in. */
export function NewLead() {
  const [open, setOpen] = useState(false);
  useShortcuts([{ code: 'KeyN', key: 'N', label: 'записать лида', run: () => setOpen(true) }]);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Записать лида <Key>N</Key>
      </Button>
      <Modal
        name="new-lead"
        title="Записать лида"
        lead="Кто позвонил или пришёл в офис. Ответственным будете вы."
        size="small"
        open={open}
        onClose={() => setOpen(false)}
      >
        <NewLeadForm onDone={() => setOpen(false)} />
      </Modal>
    </>
  );
}

const WAYS = (Object.keys(WAYS_IN) as WayIn[]).map((id) => ({ id, label: WAYS_IN[id] }));

const FormSchema = omit(createLead.input, ['lot']);

function NewLeadForm({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const address = useAddress();
  const show = useToast();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useSchemaForm({
    schema: FormSchema,
    values: { came: 'call', name: '', phone: '', email: '', note: '' },
    send: async (values) => {
      const { lead } = await api.post('Leads.Create', values, { idempotencyKey });
      onDone();
      show({ text: 'Лид записан' });
      await client.invalidateQueries({ queryKey: ['Leads.List'] });
      address.change({ view: 'mine', lead: lead.guid });
    },
  });
  return (
    <Form onSubmit={form.submit}>
      <Select {...form.field('came')} label="Как пришёл" options={WAYS} />
      <TextField {...form.field('name')} label="Имя" autoComplete="off" data-autofocus />
      <TextField {...form.field('phone')} label="Телефон" type="tel" autoComplete="off" />
      <TextField
        {...form.field('email')}
        label="Почта, если назвал"
        type="email"
        autoComplete="off"
      />
      <TextArea {...form.field('note')} label="О чём говорили" rows={3} />
      <FormRefusal>{form.refusal}</FormRefusal>
      <Button type="submit" loading={form.sending}>
        Записать
      </Button>
    </Form>
  );
}
