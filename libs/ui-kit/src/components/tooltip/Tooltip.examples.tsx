import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Tooltip, type TooltipProps } from './Tooltip.tsx';
import { notes } from './Tooltip.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<TooltipProps> = {
  title: 'Компоненты/Tooltip',
  component: Tooltip,
  args: {
    text: 'Центр современного строительства',
    children: (
      <IconButton href="/kompaniya" label="Центр современного строительства" icon="compass" />
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

export const OfAnIcon: Example<TooltipProps> = {};
export const Description: Example<TooltipProps> = {
  args: {
    text: 'Ставка для семей с\u00a0ребёнком до\u00a06\u00a0лет',
    children: (described) => (
      <Button variant="secondary" {...described}>
        Семейная ипотека
      </Button>
    ),
  },
};
