import type { ConsentMode, GivenConsent } from '../forms-port.ts';
import type { Answers, FlagQuestion } from '../question/question.ts';
import { questionnaires, type QuestionnaireKind } from './questionnaires.ts';

const processing: FlagQuestion = {
  name: 'consent_data',
  label: 'Согласен на обработку моих персональных данных',
  as: 'flag',
  error: 'Отметьте согласие, чтобы отправить анкету',
};

const banks: FlagQuestion = {
  name: 'consent_banks',
  label: 'Согласен на передачу анкеты выбранным банкам',
  as: 'flag',
  error: 'Без согласия на передачу анкеты банки её не получат',
};

const both: FlagQuestion = {
  ...banks,
  name: processing.name,
  label: 'Согласен на обработку моих данных и передачу анкеты выбранным банкам',
};

const bureau: FlagQuestion = {
  name: 'consent_bureau',
  label: 'Согласен на запрос моей кредитной истории в бюро',
  as: 'flag',
  error: 'Без согласия на запрос в бюро банк не примет решение',
};

/** Boxes that have to be ticked before sending; in the explicit mode each consent has one of its own. */
export function consentsOf(
  kind: QuestionnaireKind,
  mode: ConsentMode = 'default',
): readonly FlagQuestion[] {
  const { goesToBanks } = questionnaires[kind];
  if (mode === 'default') return goesToBanks ? [both, bureau] : [];
  return goesToBanks ? [processing, banks, bureau] : [processing];
}

/** What was agreed to by the boxes of a questionnaire, as it goes with it. */
export function consentOfAnswers({ mode, version }: GivenConsent, answers: Answers): GivenConsent {
  if (mode === 'default') return { mode, version };
  const kinds: GivenConsent['kinds'] = [];
  if (answers[processing.name] === '1') kinds.push('processing');
  if (answers[banks.name] === '1') kinds.push('banks');
  return { mode, version, kinds };
}
