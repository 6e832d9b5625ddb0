import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { Button } from '@m30/ui-kit/button';
import { Checkbox } from '@m30/ui-kit/checkbox';
import { Modal } from '@m30/ui-kit/modal';
import { TextField } from '@m30/ui-kit/text-field';
import { useToast } from '@m30/ui-kit/toast';
import { saveAgency } from '../../../contract/sales/agent.methods.ts';
import { api } from '../../api/api.ts';
import { Form } from '../../form/Form.tsx';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { useSchemaForm } from '../../form/useSchemaForm.ts';
import type { Agency } from './agent.ts';

interface AgencyDialogProps {
  /** Without it a new one is made. */
  agency?: Agency;
  open: boolean;
  onClose: () => void;
}

/** An agency and the terms of its contract. */
export function AgencyDialog({ agency, open, onClose }: AgencyDialogProps) {
  return (
    <Modal
      name="agency"
      title={agency ? 'Изменить агентство' : 'Новое агентство'}
      lead="Новая ставка действует для договоров, которые подпишут после неё."
      size="small"
      open={open}
      onClose={onClose}
    >
      <AgencyForm agency={agency} onDone={onClose} />
    </Modal>
  );
}

const FormSchema = v.object({
  ...v.omit(saveAgency.input, ['agency', 'percent']).entries,
  percent: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,2}([.,]\d{1,2})?$/, 'Введите проценты, например 2,5'),
  ),
});

function AgencyForm({ agency, onDone }: { agency: Agency | undefined; onDone: () => void }) {
  const client = useQueryClient();
  const show = useToast();
  const form = useSchemaForm({
    schema: FormSchema,
    values: {
      ...{ name: agency?.name ?? '', inn: agency?.inn ?? '', contract: agency?.contract ?? '' },
      ...{ signed_on: agency?.signed_on ?? '', closed: agency?.closed ?? false },
      percent: agency ? String(agency.percent / 100).replace('.', ',') : '',
    },
    send: async ({ percent, ...fields }) => {
      await api.post('Agents.SaveAgency', {
        ...fields,
        ...(agency && { agency: agency.guid }),
        percent: Math.round(Number(percent.replace(',', '.')) * 100),
      });
      onDone();
      show({ text: agency ? 'Агентство изменено' : 'Агентство записано' });
      await client.invalidateQueries({ queryKey: ['Agents.List'] });
    },
  });
  return (
    <Form onSubmit={form.submit}>
      <TextField {...form.field('name')} label="Название" autoComplete="off" data-autofocus />
      <TextField {...form.field('inn')} label="ИНН" inputMode="numeric" autoComplete="off" />
      <TextField {...form.field('contract')} label="Договор, номер" autoComplete="off" />
      <TextField {...form.field('signed_on')} label="Подписан" type="date" />
      <TextField
        {...form.field('percent')}
        label="Вознаграждение, % цены"
        inputMode="decimal"
        autoComplete="off"
      />
      {agency && <Checkbox {...form.field('closed')}>Договор закончился</Checkbox>}
      <FormRefusal>{form.refusal}</FormRefusal>
      <Button type="submit" loading={form.sending}>
        Сохранить
      </Button>
    </Form>
  );
}
