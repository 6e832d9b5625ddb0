import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@m30/ui-kit/button';
import { formatDate } from '@m30/ui-kit/format';
import { Notice } from '@m30/ui-kit/notice';
import { useAddress } from '../../../address/useAddress.ts';
import { studioQuery, useChange } from '../../../api/queries.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog/ConfirmDialog.tsx';
import { Facts } from '../../../components/facts/Facts.tsx';
import { Loading } from '../../../components/loading/Loading.tsx';
import { Trouble } from '../../../components/states/Trouble.tsx';
import desk from '../difference/Difference.module.css';
import { SourceColumns } from './SourceColumns.tsx';
import { SourceDialog } from './SourceDialog.tsx';
import { SourceRuns } from './SourceRuns.tsx';
import { WaitingDifference } from './WaitingDifference.tsx';
import { everyWords, isBroken, lookAgain, placeWords, type SourceDetails } from './source.ts';
import styles from './Sources.module.css';

/** One source: what waits, how it is read, what came of each look. */
export function ImportSource({ guid }: { guid: string }) {
  const address = useAddress();
  const { data, isError, refetch } = useQuery({
    ...studioQuery('Imports.Source', { source: guid }),
    refetchInterval: ({ state }) => lookAgain(state.data && [state.data.source]),
  });
  return (
    <div className={`${desk.page} ${styles.page}`}>
      <Link className={styles.link ?? ''} to={address.with({ source: '' })}>
        Все источники
      </Link>
      {isError && <Trouble title="Источник не открылся" onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {data &&
        (data.source.deleted_at === null ? (
          <Contents source={data.source} />
        ) : (
          <Former source={data.source} at={data.source.deleted_at} />
        ))}
    </div>
  );
}

/** What is left of a source that was deleted. */
function Former({ source, at }: { source: SourceDetails; at: string }) {
  return (
    <>
      <h2>{source.title}</h2>
      <Notice role="status">
        Источник удалён {formatDate(at, 'stamp')} и&nbsp;больше не&nbsp;читается. Всё, что
        из&nbsp;него записали, осталось на&nbsp;сайте.
      </Notice>
      <SourceRuns runs={source.runs} />
    </>
  );
}

function Contents({ source }: { source: SourceDetails }) {
  const address = useAddress();
  const [changing, setChanging] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const remove = useChange('Imports.DeleteSource', {
    touches: ['Imports.Source', 'Imports.Sources'],
    done: 'Источник удалён',
  });
  const check = useChange('Imports.CheckSource', {
    touches: ['Imports.Source', 'Imports.Sources'],
    done: 'Проверяем: результат появится здесь',
  });
  const { guid, title, last, running, due_at: due, waiting } = source;
  return (
    <>
      <h2>{title}</h2>
      {isBroken(source) && (
        <Notice tone="danger" role="status">
          {last?.message}. На сайте всё осталось как было.
        </Notice>
      )}
      <div className={styles.actions}>
        <Button
          variant="secondary"
          loading={check.isPending || running}
          onClick={() => check.mutate({ source: guid })}
        >
          Проверить сейчас
        </Button>
        <Button variant="secondary" onClick={() => setChanging(true)}>
          Изменить
        </Button>
        <Button variant="secondary" onClick={() => setDeleting(true)}>
          Удалить
        </Button>
      </div>
      {waiting && <WaitingDifference key={waiting.run} source={source} waiting={waiting} />}
      <section>
        <h3>Как читается</h3>
        <Facts
          facts={[
            { label: 'Откуда', value: placeWords(source) },
            { label: 'Когда', value: everyWords(source) },
            { label: 'Следующий раз', value: due ? formatDate(due, 'stamp') : 'никогда' },
            {
              label: 'Без подозрительного',
              value: source.self_apply ? 'применять сам' : 'ждать решения',
            },
            {
              label: 'Нет в файле',
              value: source.close_gone ? 'снимать с продажи' : 'оставлять в продаже',
            },
          ]}
        />
      </section>
      <SourceColumns source={source} />
      <SourceRuns runs={source.runs} />
      <ConfirmDialog
        title="Удалить источник?"
        action="Удалить источник"
        open={deleting}
        onClose={() => setDeleting(false)}
        send={async () => {
          await remove.mutateAsync({ source: guid });
          address.change({ view: 'sources', source: '' });
        }}
      >
        «{title}» больше не&nbsp;будет читаться, адрес файла сотрётся. Всё, что из&nbsp;него уже
        записали, останется на&nbsp;сайте, записи о&nbsp;проверках можно будет прочесть среди
        удалённых.
        {waiting && ' Разница, которая ждёт решения, записана не\u00a0будет.'}
      </ConfirmDialog>
      <SourceDialog
        source={source}
        hasFolder={source.kind === 'folder'}
        open={changing}
        onClose={() => setChanging(false)}
      />
    </>
  );
}
