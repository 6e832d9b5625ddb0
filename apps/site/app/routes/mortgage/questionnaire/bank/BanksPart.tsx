import { use, useMemo } from 'react';
import { useForms } from '@m30/forms';
import type { QuestionnaireKind } from '@m30/forms/questionnaire';
import { HowCounted } from '@m30/calculators/counted';
import { namedFormulas } from '@m30/calculators/money';
import { Icon } from '@m30/ui-kit/icon';
import { TextLink } from '@m30/ui-kit/link';
import { askedOn, BANKS, useAnswers, useDraft } from '../../../../store/mortgage/index.ts';
import { ComplaintsProvider, controlId } from '../field/complaints.ts';
import { QuestionGrid } from '../field/QuestionGrid.tsx';
import type { BankProgramme } from '../data/use-questionnaire.ts';
import { BankConditions } from './BankConditions.tsx';
import { BankTable } from './BankTable.tsx';
import { CHOSEN, chosenOf, toggleProgramme } from './chosen.ts';
import { offersOf } from './offers.ts';
import styles from './BanksPart.module.css';

export interface BanksPartProps {
  kind: QuestionnaireKind;
  programmes: readonly BankProgramme[];
}

/** The last step: to which banks it goes, on what conditions, and what has to be agreed to. */
export function BanksPart({ kind, programmes }: BanksPartProps) {
  const answers = useAnswers();
  const draft = useDraft();
  const { mode } = useForms().consent;
  const { price, down, years } = answers;
  const offers = useMemo(
    () => offersOf({ price: price ?? '', down: down ?? '', years: years ?? '' }, programmes),
    [price, down, years, programmes],
  );
  const chosen = chosenOf(answers);
  const complaint = use(ComplaintsProvider).get(CHOSEN);
  return (
    <>
      <p className={styles.lead}>
        Отметьте банки, которым отправить анкету: одной анкеты хватит на&nbsp;все. Ответы придут
        сюда и&nbsp;письмом.
      </p>
      <div id={controlId(CHOSEN)} className={styles.choice}>
        <BankTable
          offers={offers}
          chosen={chosen}
          onToggle={(id) => draft.change((all) => toggleProgramme(all, id))}
        />
        {complaint && chosen.length === 0 && (
          <p className={styles.error}>
            <Icon name="warning" size={16} />
            {complaint.message}
          </p>
        )}
      </div>
      <HowCounted
        rows={namedFormulas(
          offers.map(({ programme: { bank, name }, formula }) => ({
            name: `${bank}, ${name}`,
            rows: formula,
          })),
        )}
      />
      <BankConditions programmes={programmes} />
      <QuestionGrid asked={askedOn(kind, BANKS, answers, mode)} />
      <p className={styles.lead}>
        Как мы&nbsp;храним данные, сказано в{' '}
        <TextLink href="/politika-konfidentsialnosti">политике конфиденциальности</TextLink>.
      </p>
    </>
  );
}
