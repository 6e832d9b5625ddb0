import type { Example, ExamplesMeta } from '@m30/ui-kit/testing';
import { snapshots } from '../../examples/snapshots.ts';
import type { ScreenProps } from '../shared/screen-props.ts';
import { DoneScreen } from './DoneScreen.tsx';

const meta: ExamplesMeta<ScreenProps> = {
  title: 'Вход/Готово',
  component: DoneScreen,
  args: { send: () => {} },
};
export default meta;

export const Registered: Example<ScreenProps> = { args: { snapshot: snapshots.success } };
export const Changed: Example<ScreenProps> = { args: { snapshot: snapshots.successChange } };
