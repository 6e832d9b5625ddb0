import type { ResultOf } from '@m30/api/client';
import { EmptyState } from '@m30/ui-kit/empty-state';
import { LetterSpot } from '@m30/ui-kit/spot';
import { formatDate } from '@m30/ui-kit/format';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { PagedRows } from '../../../components/row-list/PagedRows.tsx';
import { StatusBadge } from '../../../components/status-badge/StatusBadge.tsx';
import { STATEMENT_STATES } from '../statement-state.ts';
import styles from './Statements.module.css';

/** Templates to choose from, and every statement that was sent. */
export function Statements({ templates, statements, page, pages }: ResultOf<'LK.GetStatements'>) {
  return (
    <>
      <PageHead
        title="Заявления"
        lead="Выберите, о&nbsp;чём хотите написать: данные из&nbsp;кабинета подставим сами, ответим за&nbsp;десять рабочих дней."
      />
      <Panel title="Новое заявление">
        <ul className={styles.templates}>
          {templates.map(({ id, title, lead }) => (
            <li key={id}>
              <a href={`/lk/statements/new/${id}`}>
                <strong>{title}</strong>
                <span>{lead}</span>
              </a>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="Отправленные">
        <PagedRows
          rows={statements.map(toRow)}
          empty={
            <EmptyState drawing={<LetterSpot />} title="Вы ещё ничего не отправляли">
              Здесь появятся заявления, их&nbsp;сроки и&nbsp;ответы.
            </EmptyState>
          }
          page={page}
          pages={pages}
          href={(n) => `/lk/statements?page=${n}`}
        />
      </Panel>
    </>
  );
}

function toRow(statement: ResultOf<'LK.GetStatements'>['statements'][number]) {
  const { guid, number, title, state, created_at, answer_by } = statement;
  const { tone, label } = STATEMENT_STATES[state];
  return {
    ...{ id: guid, href: `/lk/statements/${guid}`, title },
    aside: formatDate(created_at, 'short'),
    note:
      state === 'sent' || state === 'review'
        ? `${number}, ответим до\u00a0${formatDate(answer_by, 'day')}`
        : number,
    mark: <StatusBadge tone={tone}>{label}</StatusBadge>,
  };
}
