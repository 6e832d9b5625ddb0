import type { ComponentType } from 'react';
import type { LeadForm } from './core/define-form.ts';
import type { FormLook } from './react/form-shell/FormShell.tsx';
import type { LeadModalOwnProps } from './react/LeadModal.tsx';

/** What every form's module exports. */
export interface LeadFormModule {
  form: Pick<LeadForm, 'name' | 'method' | 'goal'>;
  Form: ComponentType<FormLook>;
  FormModal: ComponentType<LeadModalOwnProps>;
}

/** Every lead form by the name of its modal, loaded when it is needed. */
export const leadForms = {
  callRequest: () => import('./forms/callback/index.ts'),
} satisfies Record<string, () => Promise<LeadFormModule>>;

/** Name of a lead form and of its modal. */
export type LeadFormName = keyof typeof leadForms;
