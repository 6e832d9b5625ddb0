import type { Example, ExamplesMeta } from '@m30/ui-kit/testing';
import { snapshots } from '../../examples/snapshots.ts';
import type { ScreenProps } from '../shared/screen-props.ts';
import { NewPasswordScreen } from './NewPasswordScreen.tsx';

const meta: ExamplesMeta<ScreenProps> = {
  title: 'Вход/Новый пароль',
  component: NewPasswordScreen,
  args: { send: () => {} },
};
export default meta;

export const Empty: Example<ScreenProps> = { args: { snapshot: snapshots.newPasswordEmpty } };
export const Weak: Example<ScreenProps> = { args: { snapshot: snapshots.newPasswordWeak } };
export const Differs: Example<ScreenProps> = { args: { snapshot: snapshots.newPasswordDiffers } };
export const First: Example<ScreenProps> = { args: { snapshot: snapshots.firstPassword } };
export const FirstStrong: Example<ScreenProps> = {
  args: { snapshot: snapshots.firstPasswordStrong },
};
