import type { ExamplesFile } from '@m30/ui-kit/examples';
import { ExampleFigure } from './ExampleFigure.tsx';
import { idOf, nameOf } from './name-of.ts';
import styles from './UiKitPage.module.css';

export interface ComponentSectionProps {
  file: ExamplesFile;
  /**
   * Each example takes the full width.
   * @default false
   */
  wide?: boolean;
}

/** One component: what is worth knowing of it, then its states. */
export function ComponentSection({ file, wide = false }: ComponentSectionProps) {
  const id = idOf(file.title);
  return (
    <section className={styles.component} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{nameOf(file.title)}</h2>
      {file.description && <Description text={file.description} />}
      <div className={styles.examples} data-wide={wide || undefined}>
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
