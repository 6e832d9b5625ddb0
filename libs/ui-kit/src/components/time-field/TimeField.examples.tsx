import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { timeSlots } from './time-slots.ts';
import { TimeField, type TimeFieldProps } from './TimeField.tsx';
import { notes } from './TimeField.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const slots = timeSlots('09:00', '20:00').map((slot, index) => ({
  ...slot,
  disabled: index % 5 === 1,
}));

const meta: ExamplesMeta<TimeFieldProps> = {
  title: 'Компоненты/TimeField',
  component: TimeField,
  args: { slots },
  parameters: {
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
  },
};
export default meta;

export const Slots: Example<TimeFieldProps> = { args: { defaultValue: '11:00' } };
export const AsSelect: Example<TimeFieldProps> = { args: { view: 'select' } };
export const BeforeTheDay: Example<TimeFieldProps> = { args: { slots: [] } };
export const WithError: Example<TimeFieldProps> = { args: { error: 'Выберите время' } };
