import type { ComponentProps } from 'react';
import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Accordion, AccordionItem } from './Accordion.tsx';
import { notes } from './Accordion.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

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
        component: usageOf(notes),
      },
    },
  },
};
export default meta;

export const Questions: Example<Props> = {};
