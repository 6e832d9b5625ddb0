import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';

const meta: ExamplesMeta<AlertDialogProps> = {
  title: 'Компоненты/AlertDialog',
  component: AlertDialog,
  args: {
    open: true,
    onClose: () => {},
    children: 'Запрос на\u00a0обратный звонок отправлен',
  },
  parameters: {
    onDemand: true,
    docs: {
      description: {
        component:
          'Фокус встаёт на\u00a0«Ок», слова прочитываются вместе с\u00a0заголовком. `Esc`, `Enter` и\u00a0нажатие рядом закрывают, фокус возвращается туда, где был.',
      },
      story: { inline: false, height: '420px' },
    },
  },
};
export default meta;

export const Message: Example<AlertDialogProps> = {};
export const WithTitle: Example<AlertDialogProps> = {
  args: { title: 'Дата не подошла', children: 'Введите правильную дату' },
};
