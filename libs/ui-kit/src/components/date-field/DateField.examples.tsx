import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { DateField, type DateFieldProps } from './DateField.tsx';

const meta: ExamplesMeta<DateFieldProps> = {
  title: 'Компоненты/DateField',
  component: DateField,
  args: { label: 'День', name: 'date', min: '2026-11-20', max: '2026-12-20' },
  parameters: {
    conformance: { target: 'input' },
    docs: {
      description: {
        component:
          'Цифры пишут день, точки встают сами. `Tab` ведёт к\u00a0кнопке календаря, `Enter` или `Пробел` открывает его: на\u00a0столе это панель, где стрелки переходят по\u00a0дням, `PageUp` и\u00a0`PageDown`\u00a0— по\u00a0месяцам, с\u00a0`Shift`\u00a0— по\u00a0годам, `Esc` закрывает; под пальцем\u00a0— календарь системы.',
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
