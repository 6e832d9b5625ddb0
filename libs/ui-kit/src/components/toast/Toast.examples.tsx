import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Button } from '../button/Button.tsx';
import { Toast, type ToastProps } from './Toast.tsx';
import { ToastRegion, useToast } from './ToastRegion.tsx';
import { notes } from './Toast.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<ToastProps> = {
  title: 'Компоненты/Toast',
  component: Toast,
  args: {
    children: 'Квартира №\u00a057 в\u00a0корзине',
    action: { label: 'Открыть', href: '/cart/' },
    duration: null,
    onClose: () => {},
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

export const Done: Example<ToastProps> = {};
export const Failed: Example<ToastProps> = {
  args: {
    tone: 'danger',
    children: 'Нет связи. Данные не\u00a0отправлены',
    action: { label: 'Повторить', onPress: () => {} },
  },
};
export const News: Example<ToastProps> = {
  args: { tone: 'info', children: 'Ссылка скопирована', action: undefined },
};
export const InRegion: Example<ToastProps> = {
  render: () => (
    <ToastRegion>
      <Adder />
    </ToastRegion>
  ),
};

function Adder() {
  const show = useToast();
  const action = { label: 'Открыть', href: '/cart/' };
  return (
    <Button variant="secondary" onClick={() => show({ text: 'Квартира в корзине', action })}>
      В корзину
    </Button>
  );
}
