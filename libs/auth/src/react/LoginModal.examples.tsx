import type { Example, ExamplesMeta } from '@m30/ui-kit/testing';
import { snapshots } from '../examples/snapshots.ts';
import { storyEffects } from '../examples/story-effects.ts';
import { LoginModal, type LoginModalProps } from './LoginModal.tsx';

const meta: ExamplesMeta<LoginModalProps> = {
  title: 'Вход/Окно',
  component: LoginModal,
  args: { open: true, onClose: () => {}, effects: storyEffects },
  // An open modal covers the page, so each stands in a frame of its own.
  parameters: { onDemand: true, docs: { story: { inline: false, height: '720px' } } },
};
export default meta;

type Story = Example<LoginModalProps>;

export const Login: Story = {};
export const Register: Story = { args: { initial: snapshots.registerEmpty } };
export const RegisterCode: Story = { args: { initial: snapshots.registerCodeTyped } };
export const RegisterEmail: Story = { args: { initial: snapshots.registerEmail } };
export const RegisterLetter: Story = { args: { initial: snapshots.registerLetterRepeated } };
export const Recovery: Story = { args: { initial: snapshots.recoveryFilled } };
export const RecoveryCode: Story = { args: { initial: snapshots.recoveryCode } };
export const RecoveryEmail: Story = { args: { initial: snapshots.recoveryEmail } };
export const RecoveryLetter: Story = { args: { initial: snapshots.recoveryLetter } };
export const NewPassword: Story = { args: { initial: snapshots.newPasswordWeak } };
export const FirstPassword: Story = { args: { initial: snapshots.firstPasswordStrong } };
export const Success: Story = { args: { initial: snapshots.success } };
export const SuccessChange: Story = { args: { initial: snapshots.successChange } };
