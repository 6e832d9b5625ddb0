import type { Meta } from '@storybook/react-vite';
import styles from './tokens.module.css';
import { tokensOf } from './read-tokens.ts';

const meta: Meta = { title: 'Основы/Пространство', tags: ['!autodocs'] };
export default meta;

export const Steps = {
  name: 'Шаги',
  render: () => (
    <dl className={styles.scale}>
      {tokensOf('Space')
        .filter(({ name }) => name !== '--m30-max')
        .map(({ name, value }) => (
          <div key={name}>
            <dt>
              {name.slice(2)} <span>{value}</span>
            </dt>
            <dd>
              <i className={styles.bar} style={{ width: `var(${name})` }} />
            </dd>
          </div>
        ))}
    </dl>
  ),
};
