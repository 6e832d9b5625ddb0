import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { pick } from 'valibot';
import { Button } from '@m30/ui-kit/button';
import { Modal } from '@m30/ui-kit/modal';
import { TextField } from '@m30/ui-kit/text-field';
import { useToast } from '@m30/ui-kit/toast';
import { reserveInOffice } from '../../../contract/sales/office.methods.ts';
import { api } from '../../api/api.ts';
import { Form } from '../../form/Form.tsx';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { useSchemaForm } from '../../form/useSchemaForm.ts';
import type { OfficeLot, Payment } from './lot.ts';
import { LotSearch } from './LotSearch.tsx';
import { PaymentFields } from './PaymentFields.tsx';

/** What is known before anything is typed. */
interface KnownCaller {
  lead?: string;
  phone?: string;
  email?: string;
  name?: string;
  last_name?: string;
  second_name?: string;
  /** What the lot is looked for by. */
  lot?: string;
}

interface OfficeDialogProps {
  known?: KnownCaller;
  open: boolean;
  onClose: () => void;
}

/** A hold for who calls or sits in the office; the buyer gets an SMS that leads to the order in the account. */
export function OfficeDialog({ known = {}, open, onClose }: OfficeDialogProps) {
  return (
    <Modal
      name="office"
      title="Бронь для покупателя"
      lead="Держим сутки. Покупатель получит СМС со ссылкой на заказ: в кабинет он войдёт по коду на этот же номер."
      open={open}
      onClose={onClose}
    >
      <OfficeForm known={known} onDone={onClose} />
    </Modal>
  );
}

const PersonSchema = pick(reserveInOffice.input, [
  ...(['phone', 'last_name', 'name', 'second_name', 'email'] as const),
]);

function OfficeForm({ known, onDone }: { known: KnownCaller; onDone: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const show = useToast();
  const [key] = useState(() => crypto.randomUUID());
  const [lot, setLot] = useState<OfficeLot | null>(null);
  const [payment, setPayment] = useState<Payment>(undefined);
  const [lotError, setLotError] = useState<string>();
  const { lead, phone = '', email = '', name = '', last_name = '', second_name = '' } = known;
  const form = useSchemaForm({
    schema: PersonSchema,
    values: { phone, last_name, name, second_name, email },
    send: async (person) => {
      if (!lot) {
        setLotError('Найдите и выберите, что держим');
        return;
      }
      const wanted = { lot: lot.guid, price: lot.price, ...(payment && { payment }) };
      const made = await api.post(
        'Office.Reserve',
        { ...person, ...wanted, ...(lead && { lead }) },
        { idempotencyKey: key },
      );
      onDone();
      show({
        text: made.sms
          ? `Заказ ${made.number} открыт, СМС покупателю отправлена`
          : `Заказ ${made.number} открыт. СМС на этот номер сегодня больше не уйдёт: скажите покупателю сами`,
      });
      await client.invalidateQueries();
      void navigate(`/orders/${made.order}`);
    },
  });
  return (
    <Form onSubmit={form.submit}>
      <LotSearch
        begin={known.lot ?? ''}
        chosen={lot}
        error={lotError}
        onChoose={(chosen) => {
          setLot(chosen);
          setPayment(undefined);
          setLotError(undefined);
        }}
      />
      {lot && <PaymentFields lot={lot} payment={payment} onChange={setPayment} />}
      <TextField {...form.field('phone')} label="Телефон" type="tel" autoComplete="off" />
      <TextField {...form.field('last_name')} label="Фамилия" autoComplete="off" />
      <TextField {...form.field('name')} label="Имя" autoComplete="off" />
      <TextField {...form.field('second_name')} label="Отчество, если есть" autoComplete="off" />
      <TextField
        {...form.field('email')}
        label="Почта, если назвал"
        type="email"
        autoComplete="off"
      />
      <FormRefusal>{form.refusal}</FormRefusal>
      <Button type="submit" loading={form.sending}>
        Забронировать и пригласить
      </Button>
    </Form>
  );
}
