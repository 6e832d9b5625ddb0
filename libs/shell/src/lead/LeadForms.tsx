import type { ReactNode } from 'react';
import { createM30Forms, FormsProvider } from '@m30/forms';
import { showAlert } from '../alert/index.ts';
import { reachGoal } from '../analytics/index.ts';
import { browserApi } from '../browser/index.ts';
import { marketingOfVisit } from '../session/marketing.ts';

const forms = createM30Forms(browserApi, {
  marketing: marketingOfVisit,
  onGoal: reachGoal,
  onAlert: (text) => void showAlert({ text }),
});

/** Gives the lead forms below it their way to send: this origin's API and its anti-bot puzzle. */
export function LeadForms({ children }: { children: ReactNode }) {
  return <FormsProvider forms={forms}>{children}</FormsProvider>;
}
