import type { Meta } from '@storybook/react-vite';
import styles from './tokens.module.css';
import { tokensOf } from './read-tokens.ts';

const meta: Meta = { title: 'Основы/Цвет', tags: ['!autodocs'] };
export default meta;

const Swatches = ({ group }: { group: string }) => (
  <ul className={styles.swatches}>
    {tokensOf(group).map(({ name, value, note }) => (
      <li key={name}>
        <i style={{ background: `var(${name})` }} />
        {name.slice(2)}
        <span>{value.startsWith('#') ? value : 'узор'}</span>
        <span>{note}</span>
      </li>
    ))}
  </ul>
);

export const Palette = { name: 'Палитра', render: () => <Swatches group="Colour" /> };
export const LotStatus = { name: 'Статусы лотов', render: () => <Swatches group="Lot status" /> };
