import styles from './Markdown.module.css';

/** A document of this repository, made HTML when the site was built. */
export function Markdown({ html }: { html: string }) {
  return <div className={styles.markdown} dangerouslySetInnerHTML={{ __html: html }} />;
}
