import { useSetAtom } from 'jotai';
import { use, useState } from 'react';
import type { ResultOf } from '@m30/api/client';
import { CONSENT_VERSION } from '@m30/api/consent-version';
import { createAuthEffects, LoginModal as Login } from '@m30/auth';
import { browserApi } from '../../../browser/index.ts';
import { loginGate } from '../../../browser/login-gate.ts';
import { sessionAtom } from '../../../session/session-atom.ts';
import { ConsentModeContext } from '../../../consent/consent-mode.ts';
import { entryGone } from '../../back/entry-gone.ts';
import type { ModalProps } from '../../request/modal-props.ts';
import { useInstruction } from './use-instruction.ts';

const effects = createAuthEffects(browserApi);
type Credentials = Parameters<typeof effects.login>[0];
type NewPassword = Parameters<typeof effects.savePassword>[0];

/** Lets a buyer in; opened by the account icon, by the guard of the account and by a call whose session has ended. */
export default function LoginModal({ onClose }: ModalProps) {
  const setSession = useSetAtom(sessionAtom);
  const mode = use(ConsentModeContext);
  /** The page stays where a call waits for this login: it learns here who visits. */
  const tell = (answer: ResultOf<'User.Authorization'>) => {
    if (loginGate.waiting) setSession({ status: 'user', user: answer.user });
    return answer;
  };
  const [withSession] = useState(() => ({
    ...effects,
    login: async (data: Credentials) => tell(await browserApi.post('User.Authorization', data)),
    savePassword: async (data: NewPassword) =>
      tell(await browserApi.post('User.NewPassword', data)),
    afterLogin: () => void entryGone().then(effects.afterLogin),
  }));
  return (
    <Login
      open
      onClose={onClose}
      effects={withSession}
      gate={loginGate}
      instruction={useInstruction()}
      policy="/politika-konfidentsialnosti/"
      consent={{ mode, version: CONSENT_VERSION }}
    />
  );
}
