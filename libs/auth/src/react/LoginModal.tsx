import { Modal } from '@m30/ui-kit/modal';
import { useEffect, useRef, useState } from 'react';
import type { AuthEffects } from '../core/machine/auth-effects.ts';
import { snapshotFor } from '../core/machine/auth-machine.ts';
import type { AuthConsent, AuthEvent, AuthSnapshot } from '../core/machine/auth-types.ts';
import type { LoginGate } from '../core/login-gate.ts';
import { LoginScreen } from '../screens/auth/LoginScreen.tsx';
import { useAbandoned } from './useAbandoned.ts';
import { useAuth } from './useAuth.ts';
import { useStepFocus } from './useStepFocus.ts';

export interface LoginModalProps {
  /** Shown now or not. */
  open: boolean;
  /** The visitor closed the window: the owner sets `open` to false. */
  onClose: () => void;
  /** The world outside: `createAuthEffects(api)` is the ready one. */
  effects: AuthEffects;
  /** Address of the instruction, a PDF, that the login form links to in a new tab; without it there is no link. */
  instruction?: string | undefined;
  /** Address of the privacy policy, which the consents link to in a new tab; without it there is no link. */
  policy?: string | undefined;
  /** Calls that wait for this login are repeated after it, and the page does not load anew. */
  gate?: LoginGate | undefined;
  /**
   * How consents are asked for, and the version of their texts.
   * @default ticked ahead and not blocking (specification, §5)
   */
  consent?: AuthConsent | undefined;
  /**
   * Where the window begins.
   * @default the login form
   */
  initial?: AuthSnapshot | undefined;
}

type Flows = typeof import('../screens/flows.tsx');
const loadFlows = () => import('../screens/flows.tsx');

/** The window of login, registration and recovery; closes itself once the visitor is in. */
export function LoginModal({ open, ...rest }: LoginModalProps) {
  // Lives only while it is open: the next opening starts anew.
  return open ? <AuthWindow {...rest} /> : null;
}

function AuthWindow({
  onClose,
  effects,
  gate,
  instruction,
  policy,
  consent,
  initial = consent && snapshotFor(consent),
}: Omit<LoginModalProps, 'open'>) {
  const answer = useRef<unknown>(undefined);
  const leave = () => {
    const repeated = gate?.resume(answer.current);
    onClose();
    if (!repeated) effects.afterLogin();
  };
  const [snapshot, send] = useAuth(
    {
      ...effects,
      login: async (credentials) => (answer.current = await effects.login(credentials)),
      savePassword: async (data) => (answer.current = await effects.savePassword(data)),
      afterLogin: leave,
    },
    initial,
  );
  const [flows, setFlows] = useState<Flows | null>(null);
  const isLogin = snapshot.state === 'auth';
  const ready = isLogin || flows !== null;
  const focus = useStepFocus(ready ? `${snapshot.state} ${snapshot.step} ${snapshot.channel}` : '');

  useEffect(() => {
    if (!ready) void loadFlows().then(setFlows);
  }, [ready]);

  useAbandoned(() => gate?.cancel());

  /** The login form stays in sight until the other screens have arrived. */
  const sendWhenReady = (event: AuthEvent) => {
    if (flows || !(event.type === 'register.opened' || event.type === 'recovery.opened')) {
      return send(event);
    }
    void loadFlows().then((loaded) => {
      setFlows(loaded);
      send(event);
    });
  };
  const screen = { snapshot, send: sendWhenReady, clock: effects.clock, policy };
  const heading = isLogin ? loginHeading : flows?.headingOf(screen);

  return (
    <Modal
      name="login"
      size="small"
      title={heading?.title ?? loginHeading.title}
      lead={heading?.lead}
      open
      // The page does not know yet who has just been let in.
      onClose={snapshot.inside ? leave : onClose}
      data-state={snapshot.state}
      data-step={snapshot.step}
    >
      <div ref={focus}>
        {isLogin && (
          <LoginScreen {...screen} instruction={instruction} onIntent={() => void loadFlows()} />
        )}
        {!isLogin && flows && <flows.FlowScreen {...screen} />}
      </div>
    </Modal>
  );
}

const loginHeading = {
  title: <>Вход в&nbsp;кабинет</>,
  lead: <>Заказы, договоры и&nbsp;приёмка в&nbsp;одном месте.</>,
};
