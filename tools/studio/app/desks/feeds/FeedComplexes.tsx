import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { FEED_CHANNELS, WALLS } from '../../../contract/catalogue/feed.schema.ts';
import { studioQuery } from '../../api/queries.ts';
import { Loading } from '../../components/loading/Loading.tsx';
import { Trouble } from '../../components/states/Trouble.tsx';
import { FeedComplexDialog } from './FeedComplexDialog.tsx';
import { NUMBERED, type FeedComplex } from './feed.ts';
import styles from './Feeds.module.css';

/** What channels ask of each complex: its number with them, and what its houses are built of. */
export function FeedComplexes() {
  const { data, isError, refetch } = useQuery(studioQuery('Feeds.Complexes', {}));
  const [changing, setChanging] = useState<FeedComplex | null>(null);
  if (isError) return <Trouble onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <ul className={styles.rows} aria-label="Комплексы">
        {data.complexes.map((complex) => (
          <li key={complex.id} className={styles.row}>
            <div>
              <b>{complex.name}</b>
              <p className={styles.muted}>{knownWords(complex)}</p>
            </div>
            <Button
              variant="secondary"
              aria-label={`Изменить: ${complex.name}`}
              onClick={() => setChanging(complex)}
            >
              Изменить
            </Button>
          </li>
        ))}
      </ul>
      {changing && <FeedComplexDialog complex={changing} open onClose={() => setChanging(null)} />}
    </>
  );
}

function knownWords(complex: FeedComplex): string {
  const { walls } = complex;
  return [
    walls ? `Дом ${WALLS[walls]}` : 'Тип дома не указан',
    ...NUMBERED.map((channel) => `${FEED_CHANNELS[channel]} ${complex[channel] || 'без номера'}`),
  ].join(' · ');
}
