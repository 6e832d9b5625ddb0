import { formatDate } from '@m30/ui-kit/format';
import { Notice } from '@m30/ui-kit/notice';
import { Stepper } from '@m30/ui-kit/stepper';
import styles from './ContractStatus.module.css';
import type { Contract } from './contract-status.server.ts';

const WORDS: Readonly<Record<Contract['stage'], string>> = {
  accepted: 'документы приняты',
  registering: 'на\u00a0регистрации',
  suspended: 'регистрация приостановлена',
  registered: 'зарегистрирован',
  terminated: 'прекращён',
};

/** How far a contract has come: a ruler of its stages with their dates. */
export function StatusResult({ contract: { number, stage, steps, note } }: { contract: Contract }) {
  const behind = steps.filter(({ date }) => date !== null).length;
  return (
    <>
      <h3>
        Договор {number}: {WORDS[stage]}
      </h3>
      <Stepper
        steps={steps.map(({ name }) => name)}
        current={stage === 'registered' ? steps.length + 1 : Math.max(1, behind)}
      />
      <dl className={styles.dates}>
        {steps.map(({ name, date }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{date ? formatDate(date) : 'ещё впереди'}</dd>
          </div>
        ))}
      </dl>
      {note && (
        <Notice tone={stage === 'suspended' || stage === 'terminated' ? 'warning' : 'info'}>
          {note}
        </Notice>
      )}
    </>
  );
}
