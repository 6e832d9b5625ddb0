import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Icon, iconNames, type IconProps } from './Icon.tsx';
import { notes } from './Icon.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<IconProps> = {
  title: 'Компоненты/Icon',
  component: Icon,
  args: { name: 'compass', size: 24 },
  parameters: { docs: { description: { component: usageOf(notes) } } },
};
export default meta;

export const One: Example<IconProps> = {};
export const All: Example<IconProps> = {
  render: ({ size }) => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
        gap: 16,
      }}
    >
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8, fontSize: 12 }}>
          <Icon name={name} size={size} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
