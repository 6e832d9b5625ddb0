import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import { modelHref } from '../data/model-href.ts';
import styles from './ModelSection.module.css';

export interface ModelSectionProps {
  vendor: string;
  name: string;
  /** Path of the drawing. */
  picture: string;
}

/** The complex as a drawing of paper, and the way to the model that turns. */
export function ModelSection({ vendor, name, picture }: ModelSectionProps) {
  return (
    <section id="model" className={styles.model} aria-labelledby="model-title">
      <Container className={styles.words}>
        <h2 id="model-title">Модель</h2>
        <Button href={`${modelHref(vendor)}#pokrutit`}>Покрутить модель</Button>
      </Container>
      <img src={picture} alt={`Модель «${name}»`} width={1200} height={887} loading="lazy" />
    </section>
  );
}
