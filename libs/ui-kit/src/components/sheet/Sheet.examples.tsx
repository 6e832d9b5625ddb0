import { useState } from 'react';
import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { Sheet, type SheetProps } from './Sheet.tsx';
import { notes } from './Sheet.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<SheetProps> = {
  title: 'Компоненты/Sheet',
  component: Sheet,
  args: {
    name: 'filters',
    title: 'Все фильтры',
    open: true,
    onClose: () => {},
    footer: <Button>Показать 128&nbsp;вариантов</Button>,
    children: (
      <>
        <Checkbox name="view" defaultChecked>
          Вид на воду
        </Checkbox>
        <Checkbox name="ready">Ключи сразу</Checkbox>
      </>
    ),
  },
  parameters: {
    onDemand: true,
    docs: {
      description: {
        component: usageOf(notes),
      },
      story: { inline: false, height: '560px' },
    },
  },
};
export default meta;

export const FromTheRight: Example<SheetProps> = {};
export const FromBelow: Example<SheetProps> = {
  args: { side: 'below', name: 'flat', title: 'Квартира № 57', footer: undefined },
};
export const ByButton: Example<SheetProps> = { render: (args) => <Opener {...args} /> };

function Opener(props: SheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Все фильтры
      </Button>
      <Sheet {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
