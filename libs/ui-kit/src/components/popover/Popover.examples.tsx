import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Button } from '../button/Button.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Popover, type PopoverProps } from './Popover.tsx';
import { notes } from './Popover.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<PopoverProps> = {
  title: 'Компоненты/Popover',
  component: Popover,
  args: {
    label: 'Площадь',
    trigger: (props) => (
      <Button variant="secondary" size="small" {...props}>
        Площадь
      </Button>
    ),
    children: (
      <div style={{ display: 'grid', gap: 12 }}>
        <TextField label="От" name="area-from" inputMode="numeric" after="м²" />
        <TextField label="До" name="area-to" inputMode="numeric" after="м²" />
      </div>
    ),
  },
  parameters: {
    conformance: { target: '[popover]' },
    docs: {
      description: {
        component: usageOf(notes),
      },
      story: { inline: false, height: '360px' },
    },
  },
};
export default meta;

export const Closed: Example<PopoverProps> = {};
export const AtTheEnd: Example<PopoverProps> = { args: { align: 'end' } };
