import * as v from 'valibot';
import { readS3Address, type S3Address } from './s3-address.ts';

/** The store of files that machines share. */
export interface FilesSettings {
  readonly address: S3Address;
  /** `null` where the client finds a key itself: in `AWS_SHARED_CREDENTIALS_FILE`, or by the role of the machine. */
  readonly credentials: {
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string;
  } | null;
}

/** What is wrong with an address; `null` where nothing is. */
function faultOf(address: string): string | null {
  try {
    readS3Address(address);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Variables of the store of files; the names of its keys are those that every tool of S3 reads. */
export const filesEntries = {
  FILES_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (address) => faultOf(address) === null,
        ({ input }) => faultOf(input) ?? '',
      ),
    ),
  ),
  AWS_ACCESS_KEY_ID: v.optional(v.string()),
  AWS_SECRET_ACCESS_KEY: v.optional(v.string()),
  AWS_SESSION_TOKEN: v.optional(v.string()),
  AWS_SHARED_CREDENTIALS_FILE: v.optional(v.string()),
};

type FilesEnvironment = v.InferOutput<v.ObjectSchema<typeof filesEntries, undefined>>;

/** The store of the variables; `null` means `DATA_DIR`. */
export function filesSettings(env: FilesEnvironment): FilesSettings | null {
  const { FILES_URL: url, AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret } = env;
  if (url === undefined) return null;
  if ((id === undefined) !== (secret === undefined)) {
    const text = 'AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY: expected both or neither';
    throw new Error(`Wrong environment variables:\n  ${text}`);
  }
  const token = env.AWS_SESSION_TOKEN;
  const credentials =
    id === undefined || secret === undefined
      ? null
      : {
          accessKeyId: id,
          secretAccessKey: secret,
          ...(token !== undefined && { sessionToken: token }),
        };
  return { address: readS3Address(url), credentials };
}
