import type { Example, ExamplesMeta } from '@m30/ui-kit/testing';
import { snapshots } from '../../examples/snapshots.ts';
import type { ScreenProps } from '../shared/screen-props.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const meta: ExamplesMeta<ScreenProps> = {
  title: 'Вход/Регистрация',
  component: RegisterScreen,
  args: { send: () => {} },
};
export default meta;

export const Empty: Example<ScreenProps> = { args: { snapshot: snapshots.registerEmpty } };
export const Filled: Example<ScreenProps> = { args: { snapshot: snapshots.registerFilled } };
export const NoSecondName: Example<ScreenProps> = {
  args: { snapshot: snapshots.registerNoSecondName },
};
export const Gaps: Example<ScreenProps> = { args: { snapshot: snapshots.registerGaps } };
export const Sending: Example<ScreenProps> = { args: { snapshot: snapshots.registerSending } };
