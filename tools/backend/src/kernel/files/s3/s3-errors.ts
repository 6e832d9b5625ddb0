import { FilesAway, WrongFilesSetting } from '../stored-files.ts';

interface S3Failure {
  name?: string;
  $metadata?: { httpStatusCode?: number };
}

/** The store says that there is no such file. */
export function isMissing(error: unknown): boolean {
  const { name } = error as S3Failure;
  return name === 'NoSuchKey' || name === 'NotFound';
}

/** Failures that no second try changes: they are settings. */
const SETTINGS: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket',
  PermanentRedirect: 'the bucket is in another region',
  AuthorizationHeaderMalformed: 'the bucket is in another region',
  InvalidAccessKeyId: 'the store does not know AWS_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'AWS_SECRET_ACCESS_KEY is not that of the key',
  AccessDenied: 'the key may not list the bucket',
  CredentialsProviderError: 'there is no key: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
};

/** What the operator has to change; `null` where the store is merely away. */
export function wrongSettingOf({ cause }: FilesAway, place: string): WrongFilesSetting | null {
  const { name = '', $metadata } = (cause ?? {}) as S3Failure;
  const status = $metadata?.httpStatusCode;
  const what = SETTINGS[name] ?? (status === 403 ? SETTINGS['AccessDenied'] : undefined);
  return what === undefined ? null : new WrongFilesSetting(`FILES_URL, ${place}: ${what}.`);
}

/** An error of the client, without what it repeats of the request: a link to a file would open it. */
export function filesAway(cause: unknown): FilesAway {
  const { name = 'Error' } = cause as S3Failure;
  return new FilesAway(`the store of files does not answer: ${name}`, { cause });
}
