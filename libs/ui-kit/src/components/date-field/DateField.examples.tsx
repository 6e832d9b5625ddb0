import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { DateField, type DateFieldProps } from './DateField.tsx';
import { notes } from './DateField.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<DateFieldProps> = {
  title: 'Компоненты/DateField',
  component: DateField,
  args: { label: 'День', name: 'date', min: '2026-11-20', max: '2026-12-20' },
  parameters: {
    conformance: { target: 'input' },
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
  },
};
export default meta;

export const Empty: Example<DateFieldProps> = {
  args: { hint: 'Запись до\u00a020\u00a0декабря' },
};
export const Filled: Example<DateFieldProps> = { args: { defaultValue: '2026-11-21' } };
export const WithError: Example<DateFieldProps> = { args: { error: 'Выберите день' } };
export const Disabled: Example<DateFieldProps> = { args: { disabled: true } };
