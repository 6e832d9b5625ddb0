import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx';
import { notes } from './ErrorState.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<ErrorStateProps> = {
  title: 'Компоненты/ErrorState',
  component: ErrorState,
  parameters: {
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
  },
};
export default meta;

export const Short: Example<ErrorStateProps> = {};
export const WithRetry: Example<ErrorStateProps> = {
  args: {
    title: 'Нет связи. Данные не\u00a0отправлены',
    children: 'Проверьте подключение и\u00a0попробуйте ещё раз.',
    onRetry: () => {},
  },
};
