/** How the consents were asked for; only the explicit mode says it. */
interface WithConsent {
  consent?: { mode: 'default' | 'explicit'; version: string };
}

/** What the visitor logs in with; a consent is 1 when ticked (specification, §3). */
export interface Credentials extends WithConsent {
  phone: string;
  password: string;
  soglasie: 0 | 1;
  soglasie_actii: 0 | 1;
}

/** Registration data (specification, §3). */
export interface Registration extends WithConsent {
  last_name: string;
  name: string;
  second_name: string;
  phone: string;
  email: string;
  /** Six digits; empty while none was sent. */
  code: string;
  soglasie: 0 | 1;
  soglasie_actii: 0 | 1;
}

/** Password change data (specification, §3). */
export interface Recovery {
  phone: string;
  /** Empty where the code goes by SMS. */
  email: string;
  /** The e-mail as it may be shown; empty as long as no letter was sent. */
  blur_email: string;
  /** Six digits; empty while none was sent. */
  code: string;
  /** Anti-bot token; empty where no code is sent. */
  token: string;
}

/** New password data (specification, §3). */
export interface NewPassword extends Pick<Recovery, 'phone' | 'email' | 'code'> {
  password: string;
  /** The password once more. */
  rpassword: string;
}

/** Where a recovery letter went. */
export interface LetterSent {
  /** The address for the next calls; empty when the server keeps it to itself. */
  email?: string | undefined;
  /** The address as it may be shown: «m•••••@example.ru». */
  blur_email?: string | undefined;
}

type WithToken = { token: string };

/**
 * The server behind the window; write one to use another backend. A method that is refused throws an error with a
 * numeric `code` and a `message` for the visitor, and may name wrong fields in `issues: [{ path }]`; any other error
 * means that no answer arrived.
 */
export interface AuthBackend {
  /** Logs in; an answer `{ user: { guid } }` lets a page tell one buyer from another. */
  login(credentials: Credentials): Promise<unknown>;
  sendRegistrationSms(data: Registration & WithToken): Promise<unknown>;
  sendRegistrationEmail(data: Registration & WithToken): Promise<unknown>;
  /** Checks the code that was sent, by SMS or letter, and creates the account, without a password yet. */
  register(data: Registration): Promise<unknown>;
  sendRecoverySms(data: Omit<Recovery, 'blur_email'>): Promise<unknown>;
  sendRecoveryEmail(data: Recovery): Promise<LetterSent>;
  /** Checks the code that was sent, by SMS or letter. */
  confirmRecovery(data: Recovery): Promise<unknown>;
  /**
   * Sets the password after a confirmed code, of a new account or a recovered one. An answer `{ user: { guid } }` says that
   * the visitor is logged in by it; after any other one the login form is offered.
   */
  savePassword(data: NewPassword): Promise<unknown>;
}
