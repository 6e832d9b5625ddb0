import type { InferInput } from 'valibot';
import { Button } from '@m30/ui-kit/button';
import { TextArea, TextField } from '@m30/ui-kit/text-field';
import { ProgrammeSchema } from '../../../contract/catalogue/programme.schema.ts';
import { Form } from '../../form/Form.tsx';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { useSchemaForm } from '../../form/useSchemaForm.ts';
import styles from './difference/Difference.module.css';

export type Programme = InferInput<typeof ProgrammeSchema>;

const EMPTY: Programme = {
  ...{ bank: '', name: '', rate: '', costFrom: '', costTo: '', downPayment: '', term: '360' },
  ...{ maxLoan: '', disclaimer: '', source: '', actualAt: '' },
};

/** The programme that payments on cards are counted by: a company's first flats cannot be shown without one. */
export function ProgrammeForm({ send }: { send: (programme: Programme) => Promise<void> }) {
  const { field, ...form } = useSchemaForm<Programme>({
    ...{ schema: ProgrammeSchema, values: EMPTY, send },
  });
  return (
    <section aria-label="Ипотечная программа" className={styles.difference}>
      <h2>Ипотечная программа</h2>
      <p>По ней считают платёж на карточках квартир. Её записывают вместе с первым файлом.</p>
      <Form onSubmit={form.submit}>
        <TextField {...field('bank')} label="Банк" />
        <TextField {...field('name')} label="Название программы" hint="Стандартная, Семейная" />
        <TextField {...field('rate')} label="Ставка, % в год" inputMode="decimal" />
        <TextField
          {...field('costFrom')}
          label="Полная стоимость кредита от, % в год"
          hint="ПСК из условий банка: закон велит показывать её рядом со ставкой"
          inputMode="decimal"
        />
        <TextField {...field('costTo')} label="До, % в год" inputMode="decimal" />
        <TextField {...field('downPayment')} label="Первый взнос от, %" inputMode="decimal" />
        <TextField {...field('term')} label="Срок до, месяцев" inputMode="numeric" />
        <TextField {...field('maxLoan')} label="Сумма до, ₽" inputMode="numeric" />
        <TextArea
          {...field('disclaimer')}
          label="Условия рядом с платежом"
          hint="ПСК, взнос, срок, кто выдаёт кредит"
          rows={3}
        />
        <TextField
          {...field('source')}
          label="Где опубликованы условия"
          hint="Адрес страницы банка"
        />
        <TextField {...field('actualAt')} label="На какой день условия" type="date" />
        <FormRefusal>{form.refusal}</FormRefusal>
        <Button type="submit" loading={form.sending}>
          Сравнить с этой программой
        </Button>
      </Form>
    </section>
  );
}
