import { createApi } from '@m30/api/client';
import { withLogin } from '@m30/auth/with-login';

/**
 * The browser's client of this origin's API. Where a session has ended it asks for the login and
 * then repeats the call. Holds no state of a visitor.
 */
export const browserApi = withLogin(createApi(), () =>
  import('./login-gate.ts').then(({ loginGate }) => loginGate),
);
