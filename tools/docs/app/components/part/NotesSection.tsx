import type { ComponentNotes, Words } from '@m30/ui-kit/testing';
import { Sentence } from '../markdown/Sentence.tsx';
import styles from './Part.module.css';

/** Keys, screen readers, do and don't. */
export function NotesSection({ notes }: { notes: ComponentNotes }) {
  return (
    <>
      <h2 id="keyboard">Keyboard</h2>
      <p>
        <Sentence text={notes.keyboard.en} />
      </p>
      <h2 id="screen-readers">Screen readers</h2>
      <p>
        <Sentence text={notes.screenReader.en} />
      </p>
      <div className={styles.advice}>
        <Advice title="Do" kind="do" texts={notes.do} />
        <Advice title="Don’t" kind="dont" texts={notes.dont} />
      </div>
    </>
  );
}

function Advice({
  title,
  kind,
  texts,
}: {
  title: string;
  kind: 'do' | 'dont';
  texts: readonly Words[];
}) {
  return (
    <section data-kind={kind}>
      <h2 id={kind}>{title}</h2>
      <ul>
        {texts.map(({ en }) => (
          <li key={en}>
            <Sentence text={en} />
          </li>
        ))}
      </ul>
    </section>
  );
}
