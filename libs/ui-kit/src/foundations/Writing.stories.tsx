import type { Meta } from '@storybook/react-vite';
import { rules, type Pair } from './rules.ts';
import styles from './writing.module.css';

const meta: Meta = { title: 'Основы/Тексты интерфейса', tags: ['!autodocs'] };
export default meta;

export const Writing = {
  name: 'Как писать тексты интерфейса',
  render: () => (
    <article className={styles.page}>
      <h2>Как писать тексты интерфейса</h2>
      <p className={styles.lead}>
        По-русски, вежливо, коротко и&nbsp;точно. Слева&nbsp;— как не&nbsp;пишем, справа&nbsp;— как
        пишем.
      </p>
      {rules.map(({ title, text, pairs }) => (
        <section key={title}>
          <h3>{title}</h3>
          <p className={styles.text}>
            {text
              .split('`')
              .map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part))}
          </p>
          <dl className={styles.pairs}>
            {pairs.map((pair) => (
              <Example key={pair.bad} {...pair} />
            ))}
          </dl>
        </section>
      ))}
    </article>
  ),
};

function Example({ bad, good, why }: Pair) {
  return (
    <div>
      <dt>
        <span className="visually-hidden">Не пишем: </span>
        <s>{bad}</s>
      </dt>
      <dd>
        <span className="visually-hidden">Пишем: </span>
        {good && <strong>{good}</strong>}
        {why && <small>{why}</small>}
      </dd>
    </div>
  );
}
