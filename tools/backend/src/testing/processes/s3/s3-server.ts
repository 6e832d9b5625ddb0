/** An S3 store with one empty bucket, as tests use it. */
export interface S3Server {
  /** What it is, for whoever reads the run. */
  readonly name: string;
  readonly endpoint: string;
  /** Variables of a product whose files stand in it. */
  readonly environment: Record<string, string>;
  close(): Promise<void>;
}

export const BUCKET = 'uploads';

/** A key that is good in every server of the tests. */
export const KEY = { id: 'meridian30', secret: 'meridian30-testing' };

/** Variables of a product whose files stand in the bucket of a server. */
export const environmentOf = (endpoint: string) => ({
  FILES_URL: `s3://${BUCKET}/m30?endpoint=${endpoint}&links=60`,
  AWS_ACCESS_KEY_ID: KEY.id,
  AWS_SECRET_ACCESS_KEY: KEY.secret,
});
