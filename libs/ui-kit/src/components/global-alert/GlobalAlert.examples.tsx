import type { ComponentProps } from 'react';
import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Button } from '../button/Button.tsx';
import { GlobalAlert, useGlobalAlert, type AlertMessage } from './GlobalAlert.tsx';

type Props = ComponentProps<typeof GlobalAlert>;

const meta: ExamplesMeta<Props> = {
  title: 'Компоненты/GlobalAlert',
  component: GlobalAlert,
  parameters: {
    docs: {
      description: {
        component:
          'Одно окно на\u00a0приложение: `useGlobalAlert()` даёт функцию показа. Принимает узлы React, не\u00a0строку HTML: её сначала разбирает библиотека, у\u00a0которой есть список разрешённого. Клавиши\u00a0— как у\u00a0AlertDialog.',
      },
      story: { inline: false, height: '420px' },
    },
  },
};
export default meta;

export const FromAButton: Example<Props> = {
  args: {
    children: (
      <Opener
        title="Офис закрыт на учёт"
        content={
          <p>
            Звонки принимаем по номеру <a href="tel:+78123303030">+7&nbsp;(812)&nbsp;330-30-30</a>
          </p>
        }
      />
    ),
  },
};

function Opener(message: AlertMessage) {
  const show = useGlobalAlert();
  return (
    <Button variant="secondary" onClick={() => show(message)}>
      Показать сообщение
    </Button>
  );
}
