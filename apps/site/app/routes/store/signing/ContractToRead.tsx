import type { InvitedText } from './signing.server.ts';
import styles from './Signing.module.css';

/** Every clause of a contract with its plain words, and the hash of it all. */
export function ContractToRead({ contract }: { contract: InvitedText }) {
  const { text, hash, check } = contract;
  const label = `Отпечаток текста № ${text.number}`;
  return (
    <article className={styles.contract} aria-label={`${text.title} № ${text.number}`}>
      {text.chapters.map(({ number, title, clauses, drawings = [] }) => (
        <section key={number} className={styles.chapter}>
          <h2>
            {number}. {title}
          </h2>
          {clauses.map((clause) => (
            <article
              key={clause.number}
              className={styles.clause}
              aria-label={`Пункт ${clause.number}`}
            >
              <p>
                <span className={styles.number}>{clause.number}</span> {clause.text}
              </p>
              <p className={styles.plain}>{clause.plain}</p>
            </article>
          ))}
          {drawings.map((drawing) => (
            <figure key={drawing.sha256} className={styles.drawing}>
              <figcaption className={styles.plain}>{drawing.title}</figcaption>
              <img src={drawing.src} alt={drawing.title} />
            </figure>
          ))}
        </section>
      ))}
      <section className={styles.hash} aria-label={label} data-tone="paper">
        <p className={styles.plain}>Отпечаток текста, SHA-256</p>
        <code>{hash.replace(/.{8}(?!$)/g, '$& ')}</code>
        <a href={check}>Проверить отпечаток</a>
      </section>
    </article>
  );
}
