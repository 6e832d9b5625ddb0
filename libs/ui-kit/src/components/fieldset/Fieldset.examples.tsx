import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { TextField } from '../text-field/TextField.tsx';
import { Fieldset, type FieldsetProps } from './Fieldset.tsx';
import { notes } from './Fieldset.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<FieldsetProps> = {
  title: 'Компоненты/Fieldset',
  component: Fieldset,
  args: {
    legend: 'Паспорт',
    children: (
      <>
        <TextField label="Серия" name="series" inputMode="numeric" />
        <TextField label="Номер" name="number" inputMode="numeric" />
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
  },
};
export default meta;

export const Plain: Example<FieldsetProps> = {};
export const WithHint: Example<FieldsetProps> = {
  args: { hint: 'Как на\u00a0странице с\u00a0фотографией' },
};
export const WithError: Example<FieldsetProps> = {
  args: { error: 'Введите серию и\u00a0номер' },
};
export const Disabled: Example<FieldsetProps> = { args: { disabled: true } };
