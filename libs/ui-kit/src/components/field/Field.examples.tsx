import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { controlClass, Field, type FieldProps } from './Field.tsx';

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
        component:
          'Сам клавиш не\u00a0знает: подпись по\u00a0нажатию ставит фокус в\u00a0поле, а\u00a0клавиши\u00a0— у\u00a0того, что внутри.',
      },
    },
  },
};
export default meta;

export const OwnControl: Example<FieldProps> = {};
export const WithError: Example<FieldProps> = { args: { error: 'Выберите день' } };
