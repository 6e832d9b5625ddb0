import type { Meta } from '@storybook/react-vite';
import { useState, type CSSProperties } from 'react';
import { Button } from '../components/button/Button.tsx';
import { EasingCurve } from './EasingCurve.tsx';
import { tokensOf } from './read-tokens.ts';
import styles from './motion.module.css';

const meta: Meta = { title: 'Основы/Движение', tags: ['!autodocs'] };
export default meta;

const roles: Record<string, string> = {
  '--m30-t-fast':
    'Ответ на\u00a0палец и\u00a0указатель: цвет, рамка, стрелка ссылки на\u00a04\u00a0px',
  '--m30-t': 'То, что появляется или сменяется: список, подсказка, вкладка, тост, шапка',
  '--m30-t-slow':
    'Большое и\u00a0редкое: меридиан по\u00a0шкале, картинка дома, панель во\u00a0весь экран',
};

/** The file repeats its durations for reduced motion; the first ones are the usual. */
const motion = tokensOf('Motion').filter(
  ({ name }, index, all) => all.findIndex((other) => other.name === name) === index,
);

export const Durations = { name: 'Длительности', render: () => <Runners /> };

function Runners() {
  const [there, setThere] = useState(false);
  return (
    <div className={styles.page}>
      <Button variant="secondary" size="small" onClick={() => setThere(!there)}>
        Показать движение
      </Button>
      {motion
        .filter(({ name }) => name in roles)
        .map(({ name, value }) => (
          <div key={name}>
            <p>
              <b>{name.slice(2)}</b> <span className={styles.value}>{value}</span>
            </p>
            <p className={styles.role}>{roles[name]}</p>
            <div className={styles.way} data-there={there || undefined}>
              <i style={{ '--m30-duration': `var(${name})` } as CSSProperties} />
            </div>
          </div>
        ))}
    </div>
  );
}

export const Easing = {
  name: 'Кривая',
  render: () => (
    <div className={styles.page}>
      {motion
        .filter(({ value }) => value.startsWith('cubic-bezier'))
        .map(({ name, value }) => (
          <figure key={name} className={styles.figure}>
            <EasingCurve value={value} />
            <figcaption>
              <b>{name.slice(2)}</b> <span className={styles.value}>{value}</span>
              <p className={styles.role}>
                Одна на&nbsp;всё: быстро трогается и&nbsp;мягко встаёт. Ничто не&nbsp;перелетает
                и&nbsp;не&nbsp;пружинит.
              </p>
            </figcaption>
          </figure>
        ))}
    </div>
  ),
};

export const ReducedMotion = {
  name: 'Меньше движения',
  render: () => (
    <div className={styles.page}>
      <p>
        Когда в&nbsp;системе включено «Меньше движения», все длительности становятся{' '}
        <b>0&nbsp;мс</b>: токены меняет сам файл, компонентам делать нечего.
      </p>
      <p className={styles.system}>
        <span>Сейчас в&nbsp;вашей системе меньше движения.</span>
        <span>Сейчас в&nbsp;вашей системе движение обычное.</span>
      </p>
      <ul className={styles.rules}>
        <li>Длительность берите из&nbsp;токена, не&nbsp;числом: число не&nbsp;остановится.</li>
        <li>
          Движение на&nbsp;скрипте спрашивает <code>prefers-reduced-motion</code> само: слайдер
          встаёт на&nbsp;место сразу.
        </li>
        <li>
          Смысл не&nbsp;держится на&nbsp;движении: конечное состояние понятно и&nbsp;без него.
        </li>
        <li>Числа не&nbsp;крутятся: счётчик вариантов меняется сразу.</li>
        <li>Само ничего не&nbsp;листается и&nbsp;не&nbsp;мигает.</li>
      </ul>
    </div>
  ),
};
