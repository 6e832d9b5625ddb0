import { formatDate } from '@m30/ui-kit/format';
import { Section } from '@m30/ui-kit/section';
import { Still } from '../../../../components/static-part/index.ts';
import { Progress } from '../../progress/Progress.tsx';
import type { Progress as Told, Telling } from '../../progress/stage-words.ts';
import { ProjectDocuments, type ProjectDocumentsProps } from './ProjectDocuments.tsx';

export interface WorksProps {
  vendor: string;
  /** Building that the page is about. */
  subvendor?: string | undefined;
  telling: Telling;
  /** `null` where the document holds it. */
  data: (ProjectDocumentsProps & { progress: Told | null }) | null;
}

/** How the house is built, and the documents that prove it. */
export function Works({ vendor, subvendor, telling, data }: WorksProps) {
  return (
    <Section
      id="progress"
      title="Ход строительства"
      tone="paper"
      aside={
        telling !== 'nothing' && (
          <Still data={data}>
            {({ progress }) =>
              progress?.months[0] && (
                <span className="muted">
                  {`Обновлено: ${formatDate(progress.months[0].month, 'month')}`}
                </span>
              )
            }
          </Still>
        )
      }
    >
      {telling !== 'nothing' && (
        <Progress
          vendor={vendor}
          subvendor={subvendor}
          progress={data && data.progress}
          drawn={telling === 'drawings'}
        />
      )}
      <Still data={data}>
        {({ documents, completed }) => (
          <ProjectDocuments documents={documents} completed={completed} />
        )}
      </Still>
    </Section>
  );
}
