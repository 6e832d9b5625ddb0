import { assignment } from './template/assignment.ts';
import { changeData } from './template/change-data.ts';
import { changeRequisites } from './template/change-requisites.ts';
import { early } from './template/early.ts';
import { instalment } from './template/instalment.ts';
import { proxy } from './template/proxy.ts';
import { receipt } from './template/receipt.ts';
import { refund } from './template/refund.ts';
import { replan } from './template/replan.ts';
import type { StatementTemplate } from './template/template.ts';

/** Every statement that buyers may send, in the order of the page. */
export const statementTemplates: readonly StatementTemplate[] = [
  receipt,
  refund,
  changeRequisites,
  changeData,
  instalment,
  early,
  assignment,
  replan,
  proxy,
];

/** The template of an id; `undefined` where there is none. */
export const statementTemplate = (id: string): StatementTemplate | undefined =>
  statementTemplates.find((template) => template.id === id);
