import { formatCount } from '@m30/ui-kit/format';
import type { House } from '../core/houses.ts';
import type { ModelData } from '../core/model-data.ts';
import styles from './ModelWords.module.css';

const FLATS = ['квартира свободна', 'квартиры свободны', 'квартир свободно'] as const;
const HOUSES = ['корпусе', 'корпусах', 'корпусах'] as const;

export interface ModelWordsProps {
  houses: readonly House[];
  ways: ModelData['ways'];
}

/** What the model shows, in words, and what it does not. */
export function ModelWords({ houses, ways }: ModelWordsProps) {
  const free = houses.reduce((sum, house) => sum + house.free, 0);
  return (
    <div className={styles.words}>
      <p className={styles.sum}>
        {formatCount(free, FLATS)} в&nbsp;{formatCount(houses.length, HOUSES)}.{' '}
        <a href={ways.list}>Все в&nbsp;каталоге</a>
      </p>
      <p className={styles.honest}>
        <b>Это чертёж проекта.</b> Дома, деревья и&nbsp;тени посчитаны из&nbsp;масс на&nbsp;стадии
        проекта. Окна на&nbsp;фасадах показаны ритмом, погоды и&nbsp;домов, которых ещё нет
        в&nbsp;планах, в&nbsp;модели нет.
      </p>
    </div>
  );
}
