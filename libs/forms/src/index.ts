export { consentTerms, givenConsent } from './core/consent-terms.ts';
export { createM30Forms, type M30FormsOptions } from './core/create-m30-forms.ts';
export {
  ChallengeUnsolved,
  solveChallenge,
  type Challenge,
} from './core/anti-bot/solve-challenge.ts';
export {
  defineForm,
  type FormWords,
  type LeadData,
  type LeadForm,
  type LeadPlace,
  type LeadValues,
} from './core/define-form.ts';
export type {
  CallPopup,
  ConsentMode,
  ConsentTerms,
  FormGoal,
  FormsPort,
  GivenConsent,
  LeadMethod,
  LeadObject,
  LeadPayload,
  LeadRefusal,
  LeadTarget,
  TokenTarget,
} from './core/forms-port.ts';
export { bookingDays, slotsOf, type BookingDays, type Consultant } from './core/slots/index.ts';
export { defaultTexts, type FormTexts } from './core/texts.ts';
export {
  FormsProvider,
  useForms,
  type FormsProviderProps,
} from './react/provider/FormsProvider.tsx';
export { FormShell, type FormLook, type FormShellProps } from './react/form-shell/FormShell.tsx';
export { LeadModal, type LeadModalOwnProps, type LeadModalProps } from './react/LeadModal.tsx';
export { createPlainForm, type PlainValues } from './react/create-plain-form.tsx';
export type { LeadProblem } from './core/lead-problem.ts';
export { useLeadForm, type Lead } from './react/form-shell/useLeadForm.ts';
export { NameField, type NameFieldProps } from './fields/name/NameField.tsx';
export { leadForms, type LeadFormModule, type LeadFormName } from './registry.ts';
