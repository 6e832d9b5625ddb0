import { ArrowLink } from '@m30/ui-kit/link';
import { Picture } from '@m30/ui-kit/picture';
import { Section } from '@m30/ui-kit/section';
import type { Complex } from '../data/complex.ts';
import styles from './MuseumSection.module.css';

export interface MuseumSectionProps {
  museum: NonNullable<Complex['museum']>;
}

/** The museum of the place and what it shows. */
export function MuseumSection({ museum: { title, text, link, objects = [] } }: MuseumSectionProps) {
  return (
    <Section title={title} flush aside={<ArrowLink href={link}>Открыть музей</ArrowLink>}>
      <p className="muted">{text}</p>
      <ul className={styles.objects}>
        {objects.map((object) => (
          <li key={object.link}>
            <a href={object.link}>
              {object.picture && (
                <Picture
                  picture={{ ...object.picture, alt: '' }}
                  sizes="(min-width: 900px) 50vw, 100vw"
                />
              )}
              <h3>{object.title}</h3>
            </a>
            <p className="muted">{object.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
