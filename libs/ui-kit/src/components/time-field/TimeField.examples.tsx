import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { timeSlots } from './time-slots.ts';
import { TimeField, type TimeFieldProps } from './TimeField.tsx';

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
        component:
          '`Tab` встаёт на\u00a0выбранное время и\u00a0выходит из\u00a0группы, стрелки переходят и\u00a0выбирают, занятое пропускается.',
      },
    },
  },
};
export default meta;

export const Slots: Example<TimeFieldProps> = { args: { defaultValue: '11:00' } };
export const AsSelect: Example<TimeFieldProps> = { args: { view: 'select' } };
export const BeforeTheDay: Example<TimeFieldProps> = { args: { slots: [] } };
export const WithError: Example<TimeFieldProps> = { args: { error: 'Выберите время' } };
