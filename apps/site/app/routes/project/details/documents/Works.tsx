import { formatDate } from '@m30/ui-kit/format';
import { Section } from '@m30/ui-kit/section';
import { StaticPart } from '../../../../components/static-part/index.ts';
import { Progress } from '../../progress/Progress.tsx';
import type { Progress as ProgressData, ProgressDetail } from '../../progress/stage-words.ts';
import { ProjectDocuments, type ProjectDocumentsProps } from './ProjectDocuments.tsx';

export interface WorksProps {
  vendor: string;
  /** Building that the page is about. */
  subvendor?: string | undefined;
  detail: ProgressDetail;
  /** `null` where the document holds it. */
  data: (ProjectDocumentsProps & { progress: ProgressData | null }) | null;
}

/** How the house is built, and the documents that prove it. */
export function Works({ vendor, subvendor, detail, data }: WorksProps) {
  return (
    <Section
      id="progress"
      title={detail === 'nothing' ? 'Документы и\u00a0расчёты' : 'Ход строительства'}
      tone="paper"
      aside={
        detail !== 'nothing' && (
          <StaticPart data={data}>
            {({ progress }) =>
              progress?.months[0] && (
                <span className="muted">
                  {`Обновлено: ${formatDate(progress.months[0].month, 'month')}`}
                </span>
              )
            }
          </StaticPart>
        )
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
      <StaticPart data={data}>
        {({ documents, completed }) => (
          <ProjectDocuments documents={documents} completed={completed} />
        )}
      </StaticPart>
    </Section>
  );
}
