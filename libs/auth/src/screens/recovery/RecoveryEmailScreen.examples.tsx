import type { Example, ExamplesMeta } from '@m30/ui-kit/testing';
import { snapshots } from '../../examples/snapshots.ts';
import type { ScreenProps } from '../shared/screen-props.ts';
import { RecoveryEmailScreen } from './RecoveryEmailScreen.tsx';

const meta: ExamplesMeta<ScreenProps> = {
  title: 'Вход/Восстановление по Email',
  component: RecoveryEmailScreen,
  args: { send: () => {} },
};
export default meta;

export const Gap: Example<ScreenProps> = { args: { snapshot: snapshots.recoveryEmailGap } };
export const Filled: Example<ScreenProps> = { args: { snapshot: snapshots.recoveryEmail } };
