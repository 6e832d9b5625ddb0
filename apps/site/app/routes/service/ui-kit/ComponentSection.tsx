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

/** The pieces of Markdown that `usageOf` writes: paragraphs and lists; within them `code` is a key or a prop, and a name is strong. */
function Description({ text }: { text: string }) {
  return (
    <div className={styles.description}>
      {text.split('\n\n').map((part) =>
        part.startsWith('- ') ? (
          <ul key={part}>
            {part.split('\n').map((item) => (
              <li key={item}>
                <Marked text={item.slice(2)} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={part}>
            <Marked text={part} />
          </p>
        ),
      )}
    </div>
  );
}

function Marked({ text }: { text: string }) {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, index) => {
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>;
    return part.startsWith('**') ? <b key={index}>{part.slice(2, -2)}</b> : part;
  });
}
