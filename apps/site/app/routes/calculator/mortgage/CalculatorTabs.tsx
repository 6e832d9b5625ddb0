import { hiddenOf, type CalculatorKind } from '../calculator-query.ts';
import styles from './CalculatorTabs.module.css';

const TABS: readonly [kind: CalculatorKind, words: string][] = [
  ['mortgage', 'Новая ипотека'],
  ['refinancing', 'Рефинансирование'],
  ['instalment', 'Рассрочка'],
];

/** The way from one calculator to another: links, each has its address. */
export function CalculatorTabs({ kind }: { kind: CalculatorKind }) {
  return (
    <nav className={styles.tabs} aria-label="Калькуляторы">
      {TABS.map(([one, words]) => (
        <a
          key={one}
          href={`/ipotechnyj-kalkulyator${queryOf(one)}`}
          aria-current={one === kind ? 'page' : undefined}
          data-keep-scroll=""
        >
          {words}
        </a>
      ))}
    </nav>
  );
}

function queryOf(kind: CalculatorKind): string {
  const query = new URLSearchParams(hiddenOf(kind)).toString();
  return query && `?${query}`;
}
