import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import { TextLink } from '@m30/ui-kit/link';
import { Picture } from '@m30/ui-kit/picture';
import type { Facade } from '../data/facade.ts';
import styles from './HouseScene.module.css';

export interface HouseSceneProps {
  picture: NonNullable<Facade['picture']>;
  floors: Facade['floors'];
  /** Page on which its floors are chosen. */
  href: string;
}

/** The house among its neighbours: what is not this one is darker. */
export function HouseScene({ picture, floors, href }: HouseSceneProps) {
  const { width, height } = picture;
  const outline = floors
    .flatMap(({ polygons }) => polygons)
    .map((points) => `M${points.map((point) => point.join(' ')).join('L')}Z`)
    .join('');
  return (
    <Container className={styles.scene}>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="(min-width: 900px) 92vw, 100vw" priority />
        {outline && (
          <svg
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
          >
            <mask id="this-house">
              <rect width={width} height={height} fill="#fff" />
              <path d={outline} fill="#000" stroke="#000" strokeWidth="6" />
            </mask>
            <rect className={styles.others} width={width} height={height} mask="url(#this-house)" />
          </svg>
        )}
      </div>
      <p className={styles.words}>
        <span>
          Выберите этаж на&nbsp;фасаде или квартиру на&nbsp;
          <TextLink href="#chess">шахматке</TextLink>.
        </span>
        <Button href={href}>Открыть фасад</Button>
      </p>
    </Container>
  );
}
