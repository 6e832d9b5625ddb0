import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Icon, iconNames, type IconProps } from './Icon.tsx';

const meta: ExamplesMeta<IconProps> = {
  title: 'Компоненты/Icon',
  component: Icon,
  args: { name: 'compass', size: 24 },
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
