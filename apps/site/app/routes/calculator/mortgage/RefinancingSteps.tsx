import { Section } from '@m30/ui-kit/section';
import styles from './RefinancingSteps.module.css';

const STEPS: readonly [time: string, words: string][] = [
  ['1 день', 'Специалист проверяет, подходит ли ваш кредит под\u00a0программу'],
  ['3–5 дней', 'Банк рассматривает заявку и\u00a0новую оценку квартиры'],
  ['1 день', 'Подписываете договор в\u00a0офисе или\u00a0электронной подписью'],
  ['7–14 дней', 'Старый банк снимает залог, новый регистрирует свой'],
];

/** How a mortgage is refinanced, step by step. */
export function RefinancingSteps() {
  return (
    <Section flush title="Как это проходит">
      <ol className={styles.steps}>
        {STEPS.map(([time, words]) => (
          <li key={words}>
            <p>{time}</p>
            <p className="muted">{words}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
