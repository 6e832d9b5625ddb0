import type { Meta } from '@storybook/react-vite';
import styles from './tokens.module.css';
import { tokensOf } from './read-tokens.ts';

const meta: Meta = { title: 'Основы/Шрифт', tags: ['!autodocs'] };
export default meta;

const words: Record<string, string> = {
  '--m30-fs-display': 'Щукинский объём',
  '--m30-fs-h1': 'Дома у\u00a0воды',
  '--m30-fs-h2': 'Двор без\u00a0машин',
  '--m30-fs-h3': 'Ход строительства',
  '--m30-fs-figure': '12\u00a0084\u00a0000\u00a0₽',
};

export const Sizes = {
  name: 'Размеры',
  render: () => (
    <dl className={styles.scale}>
      {tokensOf('Type')
        .filter(({ name }) => name.startsWith('--m30-fs-'))
        .map(({ name, value }) => (
          <div key={name}>
            <dt>
              {name.slice(2)} <span>{value}</span>
            </dt>
            <dd className={words[name] && 'cut'} style={{ fontSize: `var(${name})` }}>
              {words[name] ??
                'Кирпич ручной формовки, потолки 3,0\u00a0м. №\u00a057, 59°54′40″\u00a0N'}
            </dd>
          </div>
        ))}
    </dl>
  ),
};

export const Weights = {
  name: 'Вес и\u00a0срез',
  render: () => (
    <dl className={styles.scale}>
      {[300, 400, 500].flatMap((weight) =>
        [0, 100].map((cut) => (
          <div key={`${weight}-${cut}`}>
            <dt>
              {weight} <span>SHRP {cut}</span>
            </dt>
            <dd
              style={{
                fontSize: 'var(--m30-fs-h2)',
                fontWeight: weight,
                fontVariationSettings: `"SHRP" ${cut}`,
              }}
            >
              Площадь, цена и&nbsp;этаж
            </dd>
          </div>
        )),
      )}
    </dl>
  ),
};
