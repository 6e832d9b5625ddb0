export { isAccount, isBic, isCorrespondentAccount } from './account.ts';
export { isInn } from './inn.ts';
export { isSnils } from './snils.ts';
