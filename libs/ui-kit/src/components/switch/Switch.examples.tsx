import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Switch, type SwitchProps } from './Switch.tsx';
import { notes } from './Switch.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<SwitchProps> = {
  title: 'Компоненты/Switch',
  component: Switch,
  args: { children: 'Только свободные', name: 'free' },
  parameters: {
    conformance: { target: 'input' },
    docs: {
      description: {
        component: usageOf(notes),
      },
    },
  },
};
export default meta;

export const Off: Example<SwitchProps> = {};
export const On: Example<SwitchProps> = { args: { defaultChecked: true } };
export const Disabled: Example<SwitchProps> = { args: { disabled: true } };
