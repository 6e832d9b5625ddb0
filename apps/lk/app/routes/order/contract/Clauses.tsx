import { Fragment } from 'react';
import { chapterId, clauseId, type Chapter, type Clause } from './contract.ts';
import styles from './Clauses.module.css';

/** Chapters of a contract; the end of each tells that it was read. */
export function Clauses({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <div className={styles.clauses}>
      {chapters.map(({ number, title, clauses, drawings = [] }) => (
        <Fragment key={number}>
          <h2 id={chapterId(number)}>
            {number}. {title}
          </h2>
          {clauses.map((clause) => (
            <ClauseRow key={clause.number} clause={clause} />
          ))}
          {drawings.map((drawing) => (
            <Drawing key={drawing.sha256} {...drawing} />
          ))}
          <i className={styles.end} data-chapter-end={number} aria-hidden="true" />
        </Fragment>
      ))}
    </div>
  );
}

type DrawingProps = NonNullable<Chapter['drawings']>[number];

/** A drawing of the appendix: the very file that its hash was taken of. */
function Drawing({ title, src }: DrawingProps) {
  return (
    <figure className={styles.drawing}>
      <figcaption>{title}</figcaption>
      <img src={src} alt={title} />
    </figure>
  );
}

/** What is signed, and beside it the same in plain words. */
function ClauseRow({ clause }: { clause: Clause }) {
  const { number, spans, plain, differs, reason, source } = clause;
  return (
    <>
      <article
        id={clauseId(number)}
        className={styles.clause}
        data-differs={differs ? '' : undefined}
        aria-label={`Пункт ${number}`}
        data-signed=""
      >
        <span className={styles.number}>{number}</span>
        <div>
          {differs && <span className={styles.mark}>отличается от&nbsp;образца</span>}
          <p>
            {spans.map(({ text, mark }, at) =>
              mark === 'same' ? (
                <Fragment key={at}>{text}</Fragment>
              ) : mark === 'added' ? (
                <ins key={at}>{text}</ins>
              ) : (
                <del key={at}>{text}</del>
              ),
            )}
          </p>
          {clause.calculation.length > 0 && <Calculation rows={clause.calculation} />}
        </div>
      </article>
      <div className={styles.plain}>
        <p>{plain}</p>
        {reason && <p className={styles.reason}>{reason}</p>}
        {source && <p className={styles.source}>Основание: {source}</p>}
      </div>
    </>
  );
}

function Calculation({ rows }: { rows: Clause['calculation'] }) {
  return (
    <details className={styles.calculation}>
      <summary>Как посчитано</summary>
      <table>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
