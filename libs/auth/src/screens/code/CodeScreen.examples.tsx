import type { Example, ExamplesMeta } from '@m30/ui-kit/testing';
import { snapshots, storyClock } from '../../examples/snapshots.ts';
import { CodeScreen, type CodeScreenProps } from './CodeScreen.tsx';

const meta: ExamplesMeta<CodeScreenProps> = {
  title: 'Вход/Код',
  component: CodeScreen,
  args: { send: () => {}, clock: storyClock },
};
export default meta;

export const Sms: Example<CodeScreenProps> = { args: { snapshot: snapshots.registerCode } };
export const Typed: Example<CodeScreenProps> = { args: { snapshot: snapshots.registerCodeTyped } };
export const Empty: Example<CodeScreenProps> = { args: { snapshot: snapshots.registerCodeEmpty } };
export const Wrong: Example<CodeScreenProps> = { args: { snapshot: snapshots.registerCodeWrong } };
export const Repeat: Example<CodeScreenProps> = {
  args: { snapshot: snapshots.registerCodeRepeat },
};
export const Letter: Example<CodeScreenProps> = { args: { snapshot: snapshots.registerLetter } };
export const LetterRepeated: Example<CodeScreenProps> = {
  args: { snapshot: snapshots.registerLetterRepeated },
};
export const Recovery: Example<CodeScreenProps> = { args: { snapshot: snapshots.recoveryCode } };
export const RecoveryLetter: Example<CodeScreenProps> = {
  args: { snapshot: snapshots.recoveryLetter },
};
