import type { WrongFields } from '../../../components/post-form/index.ts';

/** Why a form of the list's page was refused. */
export interface Refusal {
  /** Which of its forms it was. */
  act: string;
  problem: string;
  /** What is wrong with single fields. */
  wrong: WrongFields;
}
