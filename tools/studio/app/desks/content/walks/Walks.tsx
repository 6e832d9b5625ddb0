import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@m30/ui-kit/format';
import { studioQuery } from '../../../api/queries.ts';
import styles from './Walks.module.css';

/** From which complexes one walks to a place: their pages, the map and the filters know it. */
export function Walks({ id }: { id: string }) {
  const { data, isError } = useQuery(studioQuery('Nearby.Walks', { id }));
  return (
    <section>
      <h2>Пешком от комплексов</h2>
      {isError && <p role="alert">Минуты не открылись, попробуйте ещё раз</p>}
      {data?.walks.length === 0 && (
        <p>Ни от одного комплекса сюда не дойти за 30 минут: на сайте этого места не видно</p>
      )}
      <ul className={styles.walks} aria-label="Пешком от комплексов">
        {data?.walks.map(({ complex, minutes }) => (
          <li key={complex}>
            {complex}: {formatCount(minutes, ['минута', 'минуты', 'минут'])}
          </li>
        ))}
      </ul>
    </section>
  );
}
