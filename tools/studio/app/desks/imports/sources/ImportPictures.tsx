import { Button } from '@m30/ui-kit/button';
import { formatCount } from '@m30/ui-kit/format';
import type { StudioResult } from '../../../../contract/client.ts';
import { useChange } from '../../../api/queries.ts';
import styles from './Sources.module.css';

const PICTURES = ['картинка', 'картинки', 'картинок'] as const;

/** Drawings and photos that files name on other servers: what is on its way, what could not be had and why. */
export function ImportPictures({
  pictures: { waiting, failed, failures },
}: Pick<StudioResult<'Imports.Sources'>, 'pictures'>) {
  const retry = useChange('Imports.RetryPictures', {
    touches: ['Imports.Sources'],
    done: 'Картинки загрузятся в течение минуты, если серверы их отдадут',
  });
  if (waiting + failed === 0) return null;
  return (
    <section className={styles.add} aria-label="Планировки и фото из файлов">
      <h2>Планировки и фото из файлов</h2>
      {waiting > 0 && (
        <p className={styles.muted}>Ждут загрузки: {formatCount(waiting, PICTURES)}</p>
      )}
      {failed > 0 && (
        <>
          <p>Не загрузились: {formatCount(failed, PICTURES)}</p>
          <ul className={styles.rows}>
            {failures.map(({ url, what, reason }) => (
              <li key={`${what} ${url}`} className={styles.row}>
                <div>
                  {what}
                  <p className={styles.muted}>{url}</p>
                </div>
                <span className={styles.state} data-broken="">
                  {reason}
                </span>
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <Button variant="secondary" loading={retry.isPending} onClick={() => retry.mutate({})}>
              Загрузить ещё раз
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
