import type { Example, ExamplesMeta } from '@m30/ui-kit/testing';
import { snapshots } from '../../examples/snapshots.ts';
import { LoginScreen, type LoginScreenProps } from './LoginScreen.tsx';

const meta: ExamplesMeta<LoginScreenProps> = {
  title: 'Вход/Вход',
  component: LoginScreen,
  args: { send: () => {} },
};
export default meta;

export const Empty: Example<LoginScreenProps> = { args: { snapshot: snapshots.loginEmpty } };
export const Filled: Example<LoginScreenProps> = { args: { snapshot: snapshots.loginFilled } };
export const Sending: Example<LoginScreenProps> = { args: { snapshot: snapshots.loginSending } };
export const Refused: Example<LoginScreenProps> = { args: { snapshot: snapshots.loginRefused } };
export const WithInstruction: Example<LoginScreenProps> = {
  args: { snapshot: snapshots.loginEmpty, instruction: '/instruktsiya.pdf' },
};
