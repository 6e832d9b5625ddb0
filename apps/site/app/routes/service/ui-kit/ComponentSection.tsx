import type { ExamplesFile } from '@m30/ui-kit/examples';
import { ExampleFigure } from './ExampleFigure.tsx';
import { nameOf } from './name-of.ts';
import styles from './UiKitPage.module.css';

/** One component: what is worth knowing of it, then its states. */
export function ComponentSection({ file }: { file: ExamplesFile }) {
  const name = nameOf(file.title);
  return (
    <section className={styles.component} id={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{name}</h2>
      {file.description && <Description text={file.description} />}
      <div className={styles.examples}>
        {file.examples.map((example) => (
          <ExampleFigure key={example.name} example={example} bleed={file.bleed} />
        ))}
      </div>
    </section>
  );
}

/** The one piece of Markdown that the descriptions use: `code` is a key or a prop. */
function Description({ text }: { text: string }) {
  const parts = text.split('`');
  return (
    <p className={styles.description}>
      {parts.map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
    </p>
  );
}
