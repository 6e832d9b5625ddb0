import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { controlClass, Field, type FieldProps } from './Field.tsx';
import { notes } from './Field.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<FieldProps> = {
  title: 'Компоненты/Field',
  component: Field,
  args: {
    label: 'День',
    hint: 'Запись до\u00a020\u00a0декабря',
    children: (control) => <input {...control} type="date" className={controlClass} />,
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

export const OwnControl: Example<FieldProps> = {};
export const WithError: Example<FieldProps> = { args: { error: 'Выберите день' } };
