import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Meridian, type MeridianProps } from './Meridian.tsx';
import { notes } from './Meridian.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<MeridianProps> = {
  title: 'Компоненты/Meridian',
  component: Meridian,
  args: { at: 22.2 },
  parameters: { docs: { description: { component: usageOf(notes) } } },
};
export default meta;

const scale = {
  position: 'relative',
  height: 24,
  background:
    'repeating-linear-gradient(90deg, var(--m30-control) 0 1px, transparent 1px 5%) 0 100% / 100% 10px no-repeat',
} as const;

export const OnScale: Example<MeridianProps> = {
  render: (props) => (
    <div style={scale}>
      <Meridian {...props} />
    </div>
  ),
};

export const UnderItem: Example<MeridianProps> = {
  args: { at: undefined, side: 'under' },
  render: (props) => (
    <p style={{ position: 'relative', anchorScope: '--m30-here' }}>
      Котлован · <b style={{ anchorName: '--m30-here' }}>Каркас</b> · Стены
      <Meridian {...props} />
    </p>
  ),
};
