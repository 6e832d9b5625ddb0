import type { Example, ExamplesMeta } from '@m30/ui-kit/testing';
import { snapshots } from '../../examples/snapshots.ts';
import type { ScreenProps } from '../shared/screen-props.ts';
import { RecoveryScreen } from './RecoveryScreen.tsx';

const meta: ExamplesMeta<ScreenProps> = {
  title: 'Вход/Восстановление',
  component: RecoveryScreen,
  args: { send: () => {} },
};
export default meta;

export const Empty: Example<ScreenProps> = { args: { snapshot: snapshots.recoveryEmpty } };
export const Filled: Example<ScreenProps> = { args: { snapshot: snapshots.recoveryFilled } };
export const Gap: Example<ScreenProps> = { args: { snapshot: snapshots.recoveryGap } };
