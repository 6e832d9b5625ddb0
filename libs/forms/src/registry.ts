import type { ComponentType } from 'react';
import type { LeadForm } from './core/define-form.ts';
import type { FormLook } from './react/form-shell/FormShell.tsx';
import type { LeadModalOwnProps } from './react/LeadModal.tsx';

/** What every form's module exports. */
export interface LeadFormModule {
  form: LeadForm;
  Form: ComponentType<FormLook>;
  FormModal: ComponentType<LeadModalOwnProps>;
}

/** Every lead form by the name of its modal, loaded when it is needed. */
export const leadForms = {
  callRequest: () => import('./forms/callback/index.ts'),
  callRequestSecondary: () => import('./forms/call-request-secondary/index.ts'),
  callRequestNO: () => import('./forms/call-request-no/index.ts'),
  setCallFromLanding: () => import('./forms/set-call-from-landing/index.ts'),
  callSpecialist: () => import('./forms/call-specialist/index.ts'),
  consultationObject: () => import('./forms/consultation-object/index.ts'),
  showroom: () => import('./forms/showroom/index.ts'),
  easyMoving: () => import('./forms/easy-moving/index.ts'),
  callProject: () => import('./forms/call-project/index.ts'),
  lotQuestion: () => import('./forms/lot-question/index.ts'),
  orderForm: () => import('./forms/order-form/index.ts'),
} satisfies Record<string, () => Promise<LeadFormModule>>;

/** Name of a lead form and of its modal. */
export type LeadFormName = keyof typeof leadForms;
