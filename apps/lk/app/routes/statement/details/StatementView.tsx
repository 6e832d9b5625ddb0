import type { ResultOf } from '@m30/api/client';
import { formatDate } from '@m30/ui-kit/format';
import { Notice } from '@m30/ui-kit/notice';
import { Columns } from '../../../components/columns/Columns.tsx';
import { Facts } from '../../../components/facts/Facts.tsx';
import { FileList } from '../../../components/file-list/FileList.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { StatusBadge } from '../../../components/status-badge/StatusBadge.tsx';
import { STATEMENT_STATES } from '../statement-state.ts';
import styles from './StatementView.module.css';

type Statement = ResultOf<'LK.GetStatement'>['statement'];

/** One statement: how it stands, what was answered, what it says, its papers. */
export function StatementView({ statement }: { statement: Statement }) {
  const { number, title, state, facts, premise, files } = statement;
  return (
    <>
      <PageHead
        trail={[{ label: 'Заявления', href: '/lk/statements' }, { label: number }]}
        title={title}
        lead={<When {...statement} />}
        status={
          <StatusBadge tone={STATEMENT_STATES[state].tone}>
            {STATEMENT_STATES[state].label}
          </StatusBadge>
        }
      />
      {statement.answer && (
        <Notice tone={state === 'refused' ? 'warning' : 'success'}>
          <strong>{state === 'refused' ? 'Почему отказано' : 'Ответ компании'}</strong>
          <p className={styles.answer}>{statement.answer}</p>
        </Notice>
      )}
      <Columns>
        <Panel title="О чём заявление">
          <Facts
            items={[
              premise && {
                label: 'Заказ',
                value: <a href={`/lk/orders/${premise.order}`}>{premise.number}</a>,
                note: premise.title,
              },
              ...facts,
            ]}
          />
        </Panel>
        <Panel title="Документы">
          <FileList files={files} />
        </Panel>
      </Columns>
    </>
  );
}

function When({ number, created_at, answer_by, decided_at }: Statement) {
  const sent = `${number} подано ${formatDate(created_at, 'dateTime')}.`;
  return decided_at
    ? `${sent} Решение принято ${formatDate(decided_at)}.`
    : `${sent} Ответим до\u00a0${formatDate(answer_by)}.`;
}
