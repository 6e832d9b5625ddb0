import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Button } from '../button/Button.tsx';
import { Toast, type ToastProps } from './Toast.tsx';
import { ToastRegion, useToast } from './ToastRegion.tsx';

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
        component:
          'Сообщение читается вслух, фокус не\u00a0забирает и\u00a0уходит через 6\u00a0секунд; пока на\u00a0нём указатель или фокус, время стоит. `Tab` доходит до\u00a0действия и\u00a0крестика; после закрытия фокус возвращается туда, откуда пришёл.',
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
