import type { ComponentProps } from 'react';
import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Accordion, AccordionItem } from './Accordion.tsx';

type Props = ComponentProps<'div'>;

const meta: ExamplesMeta<Props> = {
  title: 'Компоненты/Accordion',
  component: Accordion,
  args: {
    children: (
      <>
        <AccordionItem title="Как забронировать квартиру" open>
          Выберите квартиру, войдите по номеру телефона и&nbsp;подтвердите бронь. Она бесплатна.
        </AccordionItem>
        <AccordionItem title="Что делать, если нашли дефект">
          Запишите его в&nbsp;акт осмотра: мы устраним дефект за&nbsp;45&nbsp;дней.
        </AccordionItem>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          '`Tab` ведёт от\u00a0строки к\u00a0строке, `Enter` и\u00a0`Пробел` открывают и\u00a0закрывают. Поиск браузера по\u00a0странице находит слова и\u00a0в\u00a0закрытых строках и\u00a0открывает их.',
      },
    },
  },
};
export default meta;

export const Questions: Example<Props> = {};
