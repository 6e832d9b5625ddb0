import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';
import { notes } from './AlertDialog.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

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
        component: usageOf(notes),
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
