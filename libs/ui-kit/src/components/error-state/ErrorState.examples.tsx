import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx';

const meta: ExamplesMeta<ErrorStateProps> = {
  title: 'Компоненты/ErrorState',
  component: ErrorState,
  parameters: {
    docs: {
      description: {
        component:
          'Слова читаются вслух при появлении. `Tab` ведёт к\u00a0кнопке повтора, `Enter` или `Пробел` нажимает.',
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
