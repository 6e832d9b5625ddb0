import type { Asked } from '@m30/forms/questionnaire';
import { QuestionField } from './QuestionField.tsx';
import styles from './QuestionField.module.css';

export interface QuestionGridProps {
  asked: readonly Asked[];
  programmes?: readonly string[];
}

const NONE: readonly string[] = [];

/** Questions in lines: one below another on a phone, by their room on a desk. */
export function QuestionGrid({ asked, programmes = NONE }: QuestionGridProps) {
  return (
    <div className={styles.grid}>
      {asked.map((one) => (
        <QuestionField key={one.path} asked={one} programmes={programmes} />
      ))}
    </div>
  );
}
