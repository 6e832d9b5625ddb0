import type { Answers } from '@m30/forms/questionnaire';

/** The loan that a checked questionnaire asks for, kopecks. */
export const loanOf = ({ price = '0', down = '0' }: Answers): number =>
  Math.max(0, Number(price) - Number(down));
