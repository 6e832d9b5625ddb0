import type { Invitation } from './signing.server.ts';
import styles from './Signing.module.css';

/** Every clause of a contract with its plain words, and the hash of it all. */
export function ContractToRead({ invitation: { text, hash, check } }: { invitation: Invitation }) {
  return (
    <>
      {text.chapters.map(({ number, title, clauses }) => (
        <section key={number} className={styles.chapter} aria-labelledby={`chapter-${number}`}>
          <h2 id={`chapter-${number}`}>
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
        </section>
      ))}
      <section className={styles.hash} aria-label="Отпечаток текста" data-tone="paper">
        <p className={styles.plain}>Отпечаток текста, SHA-256</p>
        <code>{hash.replace(/.{8}(?!$)/g, '$& ')}</code>
        <a href={check}>Проверить отпечаток</a>
      </section>
    </>
  );
}
