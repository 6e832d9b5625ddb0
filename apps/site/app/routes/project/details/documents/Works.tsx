import type { ReactNode } from 'react';
import { formatDate } from '@m30/ui-kit/format';
import { TextLink } from '@m30/ui-kit/link';
import { Section } from '@m30/ui-kit/section';
import { keysHref } from '../../keys/line/index.ts';
import { StaticPart } from '../../../../components/static-part/index.ts';
import { Progress } from '../../progress/Progress.tsx';
import type { Progress as ProgressData, ProgressDetail } from '../../progress/stage-words.ts';
import styles from './ProjectDocuments.module.css';
import { ProjectDocuments, type ProjectDocumentsProps } from './ProjectDocuments.tsx';

export interface WorksProps {
  vendor: string;
  /** Building that the page is about. */
  subvendor?: string | undefined;
  detail: ProgressDetail;
  /** What the keys are expected by, in a line. */
  keys?: ReactNode;
  /** `null` where the document holds it. */
  data: (ProjectDocumentsProps & { progress: ProgressData | null }) | null;
}

/** How the house is built, and the documents that prove it. */
export function Works({ vendor, subvendor, detail, keys, data }: WorksProps) {
  return (
    <Section
      id="progress"
      title={detail === 'nothing' ? 'Документы и\u00a0расчёты' : 'Ход строительства'}
      tone="paper"
      aside={
        detail !== 'nothing' &&
        (subvendor === undefined ? (
          <TextLink href={keysHref(vendor)}>Когда ключи</TextLink>
        ) : (
          <StaticPart data={data}>
            {({ progress }) =>
              progress?.months[0] && (
                <span className="muted">
                  {`Обновлено: ${formatDate(progress.months[0].month, 'month')}`}
                </span>
              )
            }
          </StaticPart>
        ))
      }
    >
      {detail !== 'nothing' && (
        <Progress
          vendor={vendor}
          subvendor={subvendor}
          progress={data && data.progress}
          pictured={detail === 'pictures'}
        />
      )}
      {keys && <p className={styles.keys}>{keys}</p>}
      <StaticPart data={data}>
        {({ documents, completed }) => (
          <ProjectDocuments documents={documents} completed={completed} />
        )}
      </StaticPart>
    </Section>
  );
}
