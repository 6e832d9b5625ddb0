import { useState } from 'react';
import { FormShell, useLeadForm } from '@m30/forms';
import { PhoneField } from '@m30/forms/phone';
import { LeadForms } from '@m30/shell/lead';
import { NumberField } from '@m30/ui-kit/number-field';
import { Select } from '@m30/ui-kit/select';
import { TextField } from '@m30/ui-kit/text-field';
import { checkFlat, type FlatErrors, type FlatValues } from './check-flat.ts';
import { ROOMS, tradeInForm } from './trade-in.form.ts';
import styles from './TradeIn.module.css';

/** The live form of the evaluation, with its way to send. */
export default function TradeInForm() {
  return (
    <LeadForms>
      <Fields />
    </LeadForms>
  );
}

function Fields() {
  const work = useLeadForm(tradeInForm);
  const [errors, setErrors] = useState<FlatErrors>({});
  const collect = (element: HTMLFormElement): FlatValues | null => {
    const typed = new FormData(element);
    const text = (name: keyof FlatValues) => String(typed.get(name) ?? '').trim();
    const values: FlatValues = {
      address: text('address'),
      rooms: text('rooms'),
      area: text('area'),
      floor: text('floor'),
      floors: text('floors'),
      name: text('name'),
      phone: text('phone'),
    };
    const wrong = checkFlat(values);
    setErrors(wrong);
    return Object.keys(wrong).length === 0 ? values : null;
  };
  /** A complaint goes with the first change of its field. */
  const field = (name: keyof FlatValues) => ({
    name,
    required: true,
    error: errors[name] ?? work.errorOf(name),
    onInput: () => setErrors(({ [name]: _, ...others }) => others),
  });
  return (
    <FormShell className={styles.form} work={work} collect={collect}>
      <TextField
        {...field('address')}
        label="Адрес квартиры"
        autoComplete="street-address"
        maxLength={300}
      />
      <div className={styles.row}>
        <Select {...field('rooms')} label="Комнат" placeholder="Выберите" options={ROOMS} />
        <NumberField {...field('area')} kind="float" label="Площадь, м²" maxLength={7} />
        <NumberField {...field('floor')} label="Этаж" maxLength={2} />
        <NumberField {...field('floors')} label="Этажей в доме" maxLength={2} />
      </div>
      <div className={styles.row} data-two="">
        <TextField {...field('name')} label="Имя" autoComplete="name" maxLength={100} />
        <PhoneField {...field('phone')} />
      </div>
    </FormShell>
  );
}
