import type { CodeScreenProps } from './code/CodeScreen.tsx';
import { CodeScreen } from './code/CodeScreen.tsx';
import { DoneScreen } from './done/DoneScreen.tsx';
import { NewPasswordScreen } from './new-password/NewPasswordScreen.tsx';
import { RecoveryEmailScreen } from './recovery/RecoveryEmailScreen.tsx';
import { RecoveryScreen } from './recovery/RecoveryScreen.tsx';
import { EmailScreen } from './register/EmailScreen.tsx';
import { RegisterScreen } from './register/RegisterScreen.tsx';

export { headingOf } from './headings.tsx';

/** The screen of every state but `auth`; loaded when the visitor is about to leave the login form. */
export function FlowScreen({ clock, ...screen }: CodeScreenProps) {
  const { state, step } = screen.snapshot;
  if (step === 'code') return <CodeScreen {...screen} clock={clock} />;
  switch (state) {
    case 'register':
      return step === 'email' ? <EmailScreen {...screen} /> : <RegisterScreen {...screen} />;
    case 'change_password':
      return <RecoveryScreen {...screen} />;
    case 'change_password_email':
      return <RecoveryEmailScreen {...screen} />;
    case 'success_changecode':
    case 'success_appenpassword':
      return <NewPasswordScreen {...screen} />;
    default:
      return <DoneScreen {...screen} />;
  }
}
