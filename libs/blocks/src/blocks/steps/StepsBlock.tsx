import { BlockHead } from '../../parts/block-head/BlockHead.tsx';
import { usePlace } from '../../react/place-context.ts';
import { GuideSteps } from './GuideSteps.tsx';
import { Html } from '../../react/Html.tsx';
import styles from './StepsBlock.module.css';
import type { Step, StepsProps } from './steps.schema.ts';

/** Numbered steps along one line; in a guide each drawn, with its facts. */
export function StepsBlock({ title, text, items }: StepsProps) {
  const place = usePlace();
  if (place?.kind === 'steps') return <GuideSteps items={items} place={place} />;
  return (
    <>
      <BlockHead title={title} text={text} />
      <ol className={styles.steps}>
        {items.map((step, index) => (
          <li key={index}>
            <div>
              <p className={styles.name}>{step.title}</p>
              <Facts step={step} />
            </div>
            {step.html && <Html tree={step.html} />}
          </li>
        ))}
      </ol>
    </>
  );
}

/** What is known of a step in few words. */
function Facts({ step: { time, needs, cost } }: { step: Step }) {
  const facts = [time, needs, cost].filter((fact) => fact !== undefined);
  return facts.map((fact, index) => (
    <p key={index} className={styles.time}>
      {fact}
    </p>
  ));
}
