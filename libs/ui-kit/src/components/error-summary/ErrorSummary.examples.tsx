import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { TextField } from '../text-field/TextField.tsx';
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx';
import { notes } from './ErrorSummary.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const phone = 'Введите номер телефона полностью';

const meta: ExamplesMeta<ErrorSummaryProps> = {
  title: 'Компоненты/ErrorSummary',
  component: ErrorSummary,
  args: { errors: [{ field: 'summary-phone', message: phone }] },
  parameters: {
    onDemand: true,
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
  },
};
export default meta;

export const AboveItsField: Example<ErrorSummaryProps> = {
  render: (args) => (
    <form style={{ display: 'grid', gap: 20 }}>
      <ErrorSummary {...args} />
      <TextField id="summary-phone" label="Телефон" type="tel" error={phone} />
    </form>
  ),
  parameters: { onDemand: true },
};
export const OfTheServer: Example<ErrorSummaryProps> = {
  args: { title: 'Не удалось отправить', errors: [{ message: 'Код не\u00a0подошёл' }] },
};
