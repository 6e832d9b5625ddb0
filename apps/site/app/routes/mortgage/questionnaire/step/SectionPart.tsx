import {
  addRow,
  askedIn,
  personScope,
  removeRow,
  rowsOf,
  type Section,
} from '@m30/forms/questionnaire';
import { Button } from '@m30/ui-kit/button';
import { Fieldset } from '@m30/ui-kit/fieldset';
import { useAnswers, useDraft } from '../../../../store/mortgage/index.ts';
import { QuestionGrid } from '../field/QuestionGrid.tsx';
import styles from './Step.module.css';

export interface SectionPartProps {
  section: Section;
  /** 0 is the borrower. */
  person: number;
}

/** The questions of one section about one person, in their groups, and the rows that he adds. */
export function SectionPart({ section, person }: SectionPartProps) {
  const answers = useAnswers();
  const draft = useDraft();
  const asked = askedIn(section, person, answers);
  const scope = section.of === 'person' ? personScope(person) : '';
  const { rows } = section;
  const count = rowsOf(section, scope, answers);
  return (
    <>
      {section.groups.map(({ title, questions }, index) => {
        const own = asked.filter((one) => one.scope === scope && questions.includes(one.question));
        const grid = <QuestionGrid asked={own} />;
        if (!title) return <div key={index}>{grid}</div>;
        return (
          <Fieldset key={title} legend={title}>
            {grid}
          </Fieldset>
        );
      })}
      {rows &&
        Array.from({ length: count }, (_, index) => (
          <Fieldset key={index} legend={`${rows.title} ${index + 1}`} className={styles.row}>
            <QuestionGrid
              asked={asked.filter((one) => one.scope === `${scope}${rows.name}${index}.`)}
            />
            <Button
              className={styles.remove}
              variant="ghost"
              size="small"
              onClick={() => draft.change((all) => removeRow(section, scope, all, index))}
            >
              Убрать<span className="visually-hidden"> источник {index + 1}</span>
            </Button>
          </Fieldset>
        ))}
      {rows && count < rows.max && (
        <Button
          className={styles.add}
          variant="secondary"
          size="small"
          onClick={() => draft.change((all) => addRow(section, scope, all))}
        >
          {rows.add}
        </Button>
      )}
    </>
  );
}
