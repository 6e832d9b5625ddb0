import type { ComponentProps } from 'react';
import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Button } from '../button/Button.tsx';
import { GlobalAlert, useGlobalAlert, type AlertMessage } from './GlobalAlert.tsx';
import { notes } from './GlobalAlert.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

type Props = ComponentProps<typeof GlobalAlert>;

const meta: ExamplesMeta<Props> = {
  title: 'Компоненты/GlobalAlert',
  component: GlobalAlert,
  parameters: {
    conformance: { exempt: 'a provider: what is below it has a root, it has none' },
    docs: {
      description: {
        component: usageOf(notes),
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

export const WithHtml: Example<Props> = {
  args: {
    children: (
      <Opener
        title="Заявка отправлена"
        html="<p>Спасибо, <b>Анна</b>. Перезвоним сегодня до&nbsp;21:00.</p><ul><li>Приготовьте паспорт</li><li>Посмотрите <a href='/katalog'>планировки</a></li></ul>"
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
