import { Button } from '@m30/ui-kit/button';
import type { ReactNode } from 'react';
import styles from './CalculatorForm.module.css';

export interface CalculatorFormProps {
  /** Accessible name of the form. */
  label: string;
  /** What the visitor sets. */
  children: ReactNode;
  /** What comes of it; stands on deep ground. */
  result: ReactNode;
  /** Further fields that the address keeps. */
  hidden?: readonly (readonly [name: string, value: string])[] | undefined;
  /** Conditions of the credit, under the result: words, or a note that folds them. */
  disclaimer: ReactNode;
}

/** Fields beside their result; where no script runs, a form that the server answers by the same address. */
export function CalculatorForm(props: CalculatorFormProps) {
  const { label, children, result, hidden = [], disclaimer } = props;
  return (
    <form
      className={styles.calculator}
      method="get"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.fields}>
        {children}
        {hidden.map(([name, value], at) => (
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <noscript>
          <Button type="submit">Рассчитать</Button>
        </noscript>
      </div>
      <div className={styles.result} data-tone="deep">
        {result}
        <div className={styles.disclaimer}>{disclaimer}</div>
      </div>
    </form>
  );
}

export interface FigureProps {
  label: ReactNode;
  children: ReactNode;
}

/** The number that a calculator is there for; announced to screen readers when it changes. */
export function Figure({ label, children }: FigureProps) {
  return (
    <output className={styles.figure} aria-atomic="true">
      <span className={styles.label}>{label}</span>
      <span className={styles.sum}>{children}</span>
    </output>
  );
}

/** Names and amounts under the main number. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
