import type { ResultOf } from '@m30/api/client';
import { PageHead } from '../../components/page-head/PageHead.tsx';
import { Panel } from '../../components/panel/Panel.tsx';
import { RowList } from '../../components/row-list/RowList.tsx';
import { History } from './History.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import styles from './Feedback.module.css';
import { SurveyForm } from './SurveyForm.tsx';

/** What the buyer is asked, a review of his own, and what he has said before. */
export function Feedback(props: ResultOf<'LK.GetFeedback'>) {
  const { surveys, ratings, complexes } = props;
  const open = ratings.filter(({ path }) => path !== null);
  return (
    <>
      <PageHead
        title="Обратная связь"
        lead="Мы читаем всё. Раз в квартал собираем отчёт для проектной команды: три идеи из прошлого уже в чертежах."
      />
      {open.length > 0 && (
        <Panel title="Как вам помогли">
          <RowList
            rows={open.map(({ guid, path, manager, about }) => ({
              id: guid,
              href: path,
              title: `Оценить: ${manager}`,
              note: about,
            }))}
          />
        </Panel>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          {surveys.map((survey) => (
            <Panel key={survey.alias} title={survey.title}>
              <SurveyForm survey={survey} />
            </Panel>
          ))}
          <Panel title="Оставить отзыв">
            <ReviewForm complexes={complexes} />
          </Panel>
        </div>
        <History {...props} />
      </div>
    </>
  );
}
