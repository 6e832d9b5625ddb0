import { Container } from '@m30/ui-kit/container';
import type { Complex } from '../ProjectPage.tsx';
import styles from './About.module.css';

/** The architecture in words. */
export function About({ complex }: { complex: Complex }) {
  const { title, about, ceiling, finish, metro } = complex;
  return (
    <section className={styles.about} id="about" aria-labelledby="about-title">
      <Container className={styles.grid}>
        <h2 id="about-title">{title}</h2>
        <div>
          {about.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? undefined : 'muted'}>
              {paragraph}
            </p>
          ))}
          <dl>
            <dt>Потолки</dt>
            <dd>{ceiling}</dd>
            <dt>Отделка</dt>
            <dd>{finish}</dd>
            {metro && (
              <>
                <dt>Метро</dt>
                <dd>
                  {metro.name}, {metro.minutes}&nbsp;мин
                </dd>
              </>
            )}
          </dl>
        </div>
      </Container>
    </section>
  );
}
