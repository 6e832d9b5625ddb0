import { stepAnchor } from '../../core/compose/contents.ts';
import { BlockPicture } from '../../react/BlockPicture.tsx';
import { Html } from '../../react/Html.tsx';
import type { BlockPlace } from '../../react/place-context.ts';
import styles from './GuideSteps.module.css';
import type { Step, StepsProps } from './steps.schema.ts';

export interface GuideStepsProps extends Pick<StepsProps, 'items'> {
  place: BlockPlace;
}

/** Steps of a guide along a plumb ruler: number, words, three facts, a drawing. They are counted through the page. */
export function GuideSteps({ items, place: { firstStep, headed } }: GuideStepsProps) {
  const Heading = headed ? 'h3' : 'h2';
  return (
    <ol className={styles.steps} start={firstStep}>
      {items.map((step, index) => (
        <li key={index} id={stepAnchor(firstStep + index)} data-drawn={step.picture && ''}>
          <p className={styles.number} aria-hidden="true">
            {firstStep + index}
          </p>
          <div className={styles.words}>
            <Heading>{step.title}</Heading>
            {step.html && <Html tree={step.html} />}
            <Facts step={step} />
          </div>
          {step.picture && (
            <div className={styles.picture} data-drawing="">
              <BlockPicture picture={step.picture} sizes="288px" />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function Facts({ step: { needs, time, cost } }: { step: Step }) {
  const facts = [
    { name: 'Что нужно', value: needs },
    { name: 'Сколько времени', value: time },
    { name: 'Сколько стоит', value: cost },
  ].filter(({ value }) => value !== undefined);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-free={/^0\s*₽$/.test(value ?? '') || undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
