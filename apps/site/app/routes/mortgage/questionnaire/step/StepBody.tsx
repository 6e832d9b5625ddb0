import { questionnaires, type QuestionnaireKind } from '@m30/forms/questionnaire';
import { BANKS, PEOPLE } from '../../../../store/mortgage/index.ts';
import { BanksPart } from '../bank/BanksPart.tsx';
import type { BankProgramme } from '../data/use-questionnaire.ts';
import { PeoplePart } from './PeoplePart.tsx';
import { SectionPart } from './SectionPart.tsx';
import styles from './Step.module.css';

export interface StepBodyProps {
  kind: QuestionnaireKind;
  /** Id of the step. */
  step: string;
  programmes: readonly BankProgramme[];
}

/** What a step asks. */
export function StepBody({ kind, step, programmes }: StepBodyProps) {
  if (step === PEOPLE) return <PeoplePart kind={kind} />;
  if (step === BANKS) return <BanksPart kind={kind} programmes={programmes} />;
  const section = questionnaires[kind].sections.find(({ id }) => id === step);
  if (!section) return null;
  return (
    <>
      {section.lead && <p className={styles.lead}>{section.lead}</p>}
      <SectionPart section={section} person={0} />
    </>
  );
}
