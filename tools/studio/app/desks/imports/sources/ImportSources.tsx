import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@m30/ui-kit/button';
import { useAddress } from '../../../address/useAddress.ts';
import { studioQuery } from '../../../api/queries.ts';
import { Loading } from '../../../components/loading/Loading.tsx';
import { Nothing } from '../../../components/states/Nothing.tsx';
import { Trouble } from '../../../components/states/Trouble.tsx';
import { DeletedSources } from './DeletedSources.tsx';
import { ImportPictures } from './ImportPictures.tsx';
import { ImportSource } from './ImportSource.tsx';
import { SourceDialog } from './SourceDialog.tsx';
import { everyWords, isBroken, lookAgain, placeWords, stateWords } from './source.ts';
import styles from './Sources.module.css';

/** Where files come from by themselves, or one of them. */
export function ImportSources() {
  const address = useAddress();
  const [making, setMaking] = useState(false);
  const { data, isError, refetch } = useQuery({
    ...studioQuery('Imports.Sources', {}),
    refetchInterval: ({ state }) => lookAgain(state.data?.sources),
  });
  const open = address.get('source');
  if (open) return <ImportSource key={open} guid={open} />;
  if (isError) return <Trouble onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { sources, deleted, folder, pictures } = data;
  return (
    <div className={styles.list}>
      {sources.length === 0 && (
        <Nothing title="Источников ещё нет">
          Назовите адрес фида или папку: сайт сам будет сверяться с файлом по расписанию.
        </Nothing>
      )}
      {sources.length > 0 && (
        <ul className={styles.rows} aria-label="Источники">
          {sources.map((source) => (
            <li key={source.guid} className={styles.row}>
              <div>
                <Link className={styles.link ?? ''} to={address.with({ source: source.guid })}>
                  {source.title}
                </Link>
                <p className={styles.muted}>
                  {placeWords(source)} · {everyWords(source)}
                </p>
              </div>
              <span className={styles.state} data-broken={isBroken(source) || undefined}>
                {source.waits && !source.running ? 'ждёт решения' : stateWords(source)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <Button variant="secondary" onClick={() => setMaking(true)}>
          Новый источник
        </Button>
      </div>
      <ImportPictures pictures={pictures} />
      <DeletedSources deleted={deleted} />
      <SourceDialog hasFolder={folder} open={making} onClose={() => setMaking(false)} />
    </div>
  );
}
