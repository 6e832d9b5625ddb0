import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { ArrowLink } from '@m30/ui-kit/link';
import type { Complex } from '../data/complex.ts';
import styles from './About.module.css';

/** The architecture in words. */
export function About({ complex }: { complex: Complex }) {
  const { title, headline, name, vendor, about, ceiling, finish, metro } = complex;
  return (
    <section className={styles.about} id="about" aria-labelledby="about-title">
      <Container className={styles.grid}>
        <h2 id="about-title">{headline ?? title}</h2>
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
          <p className={styles.ways}>
            <Button variant="secondary" {...leadTrigger('consultationObject', { objects: vendor })}>
              Записаться на&nbsp;консультацию
            </Button>
            {!complex.interiors && (
              <ArrowLink {...leadTrigger('showroom', { element: `«${name}»` })}>
                Посмотреть отделку в&nbsp;шоуруме
              </ArrowLink>
            )}
          </p>
        </div>
      </Container>
    </section>
  );
}
