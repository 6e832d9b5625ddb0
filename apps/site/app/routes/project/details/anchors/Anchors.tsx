import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import { Meridian } from '@m30/ui-kit/meridian';
import { catalogueOf } from '../data/catalogue-of.ts';
import type { Complex } from '../data/complex.ts';
import styles from './Anchors.module.css';

/** Parts of the page, always in reach, and the way to the flats. */
export function Anchors({ complex }: { complex: Complex }) {
  return (
    <div className={styles.anchors} data-layer="anchors">
      <Container className={styles.line}>
        <nav aria-label="Разделы страницы">
          <a href="#about">О доме</a>
          {complex.genplan && <a href="#genplan">Генплан</a>}
          {complex.model && <a href="#model">Модель</a>}
          <a href="#rooms">Квартиры</a>
          {complex.plans.length > 0 && <a href="#plans">Планировки</a>}
          {complex.interiors && <a href="#inside">Отделка</a>}
          <a href="#buildings">Корпуса</a>
          {complex.gallery.length > 0 && <a href="#gallery">Галерея</a>}
          {complex.buildings.some(({ handover }) => handover !== null) && (
            <a href="#progress">Ход строительства</a>
          )}
          {complex.documents.length > 0 && <a href="#documents">Документы</a>}
          <a href="#around">Место</a>
          {complex.reviews.length > 0 && <a href="#reviews">Отзывы</a>}
          {complex.promos.length > 0 && <a href="#offers">Условия</a>}
          {complex.questions.length > 0 && <a href="#questions">Вопросы</a>}
          <Meridian side="under" />
        </nav>
        <Button className={styles.buy} size="small" href={catalogueOf(complex.vendor)}>
          Выбрать квартиру
        </Button>
      </Container>
    </div>
  );
}
