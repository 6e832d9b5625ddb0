/** What the visitor logs in with; a consent is 1 when ticked (specification, §3). */
export interface Credentials {
  phone: string;
  password: string;
  soglasie: 0 | 1;
  soglasie_actii: 0 | 1;
}

/** Registration data (specification, §3). */
export interface Registration {
  last_name: string;
  name: string;
  second_name: string;
  phone: string;
  email: string;
  soglasie: 0 | 1;
  soglasie_actii: 0 | 1;
}

/** Whose password is recovered: the phone, and the e-mail where the visitor has given one. */
export interface Recovery {
  phone: string;
  email?: string;
}

/** Where a recovery letter went. */
export interface LetterSent {
  /** The address for the next calls; empty when the server keeps it to itself. */
  email?: string | undefined;
  /** The address as it may be shown: «m•••••@example.ru». */
  blur_email?: string | undefined;
}

type WithToken = { token: string };
type WithCode = { code: string };

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
  register(data: Registration & WithCode): Promise<unknown>;
  sendRecoverySms(data: Recovery & WithToken): Promise<unknown>;
  sendRecoveryEmail(data: Recovery & WithToken): Promise<LetterSent>;
  /** Checks the code that was sent, by SMS or letter. */
  confirmRecovery(data: Recovery & WithCode): Promise<unknown>;
  /** Sets the password after a confirmed code, of a new account or a recovered one. */
  savePassword(
    data: Recovery & WithCode & { password: string; rpassword: string },
  ): Promise<unknown>;
}
