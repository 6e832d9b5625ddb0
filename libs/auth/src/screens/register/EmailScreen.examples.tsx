import type { Example, ExamplesMeta } from '@m30/ui-kit/testing';
import { snapshots } from '../../examples/snapshots.ts';
import type { ScreenProps } from '../shared/screen-props.ts';
import { EmailScreen } from './EmailScreen.tsx';

const meta: ExamplesMeta<ScreenProps> = {
  title: 'Вход/Email для кода',
  component: EmailScreen,
  args: { send: () => {} },
};
export default meta;

export const Filled: Example<ScreenProps> = { args: { snapshot: snapshots.registerEmail } };
