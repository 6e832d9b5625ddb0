import { BlockHead } from '../../parts/block-head/BlockHead.tsx';
import { Html } from '../../react/Html.tsx';
import styles from './StepsBlock.module.css';
import type { StepsProps } from './steps.schema.ts';

/** Numbered steps along one line. */
export function StepsBlock({ title, text, items }: StepsProps) {
  return (
    <>
      <BlockHead title={title} text={text} />
      <ol className={styles.steps}>
        {items.map((step, index) => (
          <li key={index}>
            <div>
              <p className={styles.name}>{step.title}</p>
              {step.time && <p className={styles.time}>{step.time}</p>}
            </div>
            {step.html && <Html tree={step.html} />}
          </li>
        ))}
      </ol>
    </>
  );
}
