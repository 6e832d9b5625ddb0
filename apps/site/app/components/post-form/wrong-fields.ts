import type { ApiRefusal } from '@m30/api/client';

/** What is wrong with single fields, by name. */
export type WrongFields = Readonly<Partial<Record<string, string>>>;

/** What a refusal says of single fields. */
export const wrongFields = ({ issues }: Pick<ApiRefusal, 'issues'>): WrongFields =>
  Object.fromEntries(issues.map(({ path, message }) => [path, message]));
