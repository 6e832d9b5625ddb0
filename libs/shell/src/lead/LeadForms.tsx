import { use, useMemo, type ReactNode } from 'react';
import { consentTerms, createM30Forms, FormsProvider } from '@m30/forms';
import { showAlert } from '../alert/index.ts';
import { reachGoal } from '../analytics/index.ts';
import { browserApi } from '../browser/index.ts';
import { ConsentModeContext } from '../consent/consent-mode.ts';
import { marketingOfLead } from './marketing-of-lead.ts';

/** Gives the lead forms below it their way to send: this origin's API and its anti-bot puzzle. */
export function LeadForms({ children }: { children: ReactNode }) {
  const mode = use(ConsentModeContext);
  const forms = useMemo(
    () =>
      createM30Forms(browserApi, {
        consent: consentTerms(mode),
        marketing: marketingOfLead,
        onGoal: reachGoal,
        onAlert: (text) => void showAlert({ text }),
      }),
    [mode],
  );
  return <FormsProvider forms={forms}>{children}</FormsProvider>;
}
