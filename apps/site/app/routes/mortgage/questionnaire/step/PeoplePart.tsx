import { useRef } from 'react';
import {
  addPerson,
  peopleOf,
  personScope,
  questionnaires,
  removePerson,
  type QuestionnaireKind,
} from '@m30/forms/questionnaire';
import { Button } from '@m30/ui-kit/button';
import { useAnswers, useDraft } from '../../../../store/mortgage/index.ts';
import { SectionPart } from './SectionPart.tsx';
import styles from './Step.module.css';

/** The co-borrowers: who is there, what is asked of each, and the way to add or leave out one. */
export function PeoplePart({ kind }: { kind: QuestionnaireKind }) {
  const answers = useAnswers();
  const draft = useDraft();
  const add = useRef<HTMLButtonElement>(null);
  const { maxPeople, sections } = questionnaires[kind];
  const people = peopleOf(kind, answers);
  return (
    <>
      <p className={styles.lead}>
        Доход созаёмщика складывается с&nbsp;вашим. Супруг или супруга становится созаёмщиком, если
        нет брачного договора. Созаёмщиков нет&nbsp;— идите дальше.
      </p>
      {Array.from({ length: people - 1 }, (_, index) => {
        const person = index + 1;
        const name = answers[`${personScope(person)}name`];
        return (
          <section key={person} className={styles.person} aria-label={`Созаёмщик ${person}`}>
            <div className={styles.personHead}>
              <h4>
                Созаёмщик {person}
                {name && `: ${name}`}
              </h4>
              <Button
                variant="ghost"
                size="small"
                onClick={() => {
                  draft.change((all) => removePerson(kind, all, person));
                  add.current?.focus();
                }}
              >
                Убрать<span className="visually-hidden"> созаёмщика {person}</span>
              </Button>
            </div>
            {sections
              .filter(({ of }) => of === 'person')
              .map((section) => (
                <section key={section.id} className={styles.part} aria-label={section.title}>
                  <h5>{section.title}</h5>
                  <SectionPart section={section} person={person} />
                </section>
              ))}
          </section>
        );
      })}
      {people < maxPeople && (
        <Button
          ref={add}
          className={styles.add}
          variant="secondary"
          onClick={() => draft.change((all) => addPerson(kind, all))}
        >
          Добавить созаёмщика
        </Button>
      )}
    </>
  );
}
