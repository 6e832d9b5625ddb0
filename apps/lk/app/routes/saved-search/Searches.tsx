import type { ResultOf } from '@m30/api/client';
import { Button } from '@m30/ui-kit/button';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { NothingSpot } from '@m30/ui-kit/spot';
import { ArrowLink } from '@m30/ui-kit/link';
import { Notice } from '@m30/ui-kit/notice';
import { PageHead } from '../../components/page-head/PageHead.tsx';
import { SearchRow } from './SearchRow.tsx';
import styles from './Searches.module.css';
import { useChangeSearch, useDeleteSearch } from './use-searches.ts';

/** Saved searches: each is renamed, paused, deleted, and written of as often as its buyer likes. */
export function Searches({ searches }: ResultOf<'Search.GetList'>) {
  const change = useChangeSearch();
  const remove = useDeleteSearch();
  const problem = change.problem ?? remove.problem;
  return (
    <>
      <PageHead
        title="Подборки"
        lead={
          'Пишем на\u00a0почту, когда по\u00a0вашим фильтрам появляются квартиры или снижаются цены.'
        }
        actions={<ArrowLink href="/izbrannoe">Избранное</ArrowLink>}
      />
      <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
      {searches.length === 0 ? (
        <EmptyState
          drawing={<NothingSpot />}
          title="Сохранённых подборок нет"
          action={<Button href="/katalog">Выбрать фильтры</Button>}
        >
          Настройте фильтры каталога и&nbsp;нажмите «Сохранить подборку».
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {searches.map((search) => (
            <SearchRow
              key={search.guid}
              search={search}
              onChange={(changes) => change.run({ guid: search.guid, ...changes })}
              onDelete={() => remove.run({ guid: search.guid })}
            />
          ))}
        </ul>
      )}
    </>
  );
}
