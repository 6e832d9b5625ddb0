import { formatDate } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import { Panel } from '../../../components/panel/Panel.tsx';
import { AnswerRepair } from './AnswerRepair.tsx';
import { DefectPhotos } from './DefectPhotos.tsx';
import { DefectWords } from './DefectWords.tsx';
import type { PremisesDetails } from '../../../store/handover/handover.ts';
import styles from './handover.module.css';

/** Acts that were sent, newest first, with what became of each defect. */
export function DefectActs({ acts }: Pick<PremisesDetails, 'acts'>) {
  return acts.map(({ number, sent_at: sentAt, due_on: dueOn, file, defects }) => (
    <Panel key={number} title={`Акт осмотра №\u00a0${number}`}>
      <p className={styles.muted}>
        Отправлен <time dateTime={sentAt}>{formatDate(sentAt)}</time>, устранить замечания нужно
        до&nbsp;<time dateTime={dueOn}>{formatDate(dueOn)}</time>
      </p>
      <ul className={styles.defects}>
        {defects.map((defect) => (
          <li key={defect.guid} className={styles.defect}>
            <DefectWords defect={defect} />
            <DefectPhotos defect={defect} />
            {defect.state === 'fixed' && <AnswerRepair defect={defect} />}
          </li>
        ))}
      </ul>
      <p>
        <a className={styles.document} href={file} download>
          <Icon name="download" size={20} />
          Скачать акт, PDF
        </a>
      </p>
    </Panel>
  ));
}
