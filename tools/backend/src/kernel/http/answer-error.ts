import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { refusal } from '@m30/api';
import { FilesAway } from '../files/stored-files.ts';
import { Refused } from '../method/refuse.ts';
import { withoutPeople } from '../observability/without-people.ts';
import { isDatabaseAway } from '../db/is-database-away.ts';
import type { AppContext } from './env.ts';

const FILES_AWAY = 'Хранилище файлов временно недоступно. Попробуйте через минуту';

/** Turns whatever was thrown into an envelope; what is no refusal is logged and not shown. */
export function answerError(error: unknown, c: AppContext): Response {
  c.header('cache-control', 'no-store');
  if (error instanceof Refused) {
    const fields = error.issues?.map((issue) => withoutPeople(issue.path));
    c.get('log').info(
      { status: error.status, refused: withoutPeople(error.message), fields },
      'refused',
    );
    const status = error.status as ContentfulStatusCode;
    const { message, issues, details, retryAfter } = error;
    if (retryAfter !== undefined) c.header('retry-after', String(retryAfter));
    return c.json(
      refusal(status, message, { ...(issues && { issues }), ...(details && { details }) }),
      status,
    );
  }
  // Its cause looks like that of a database: a connection that was reset.
  if (error instanceof FilesAway) {
    c.get('log').error({ err: error }, 'files away');
    c.header('retry-after', '5');
    return c.json(refusal(503, FILES_AWAY), 503);
  }
  if (isDatabaseAway(error)) {
    c.get('log').error({ err: error }, 'database away');
    c.header('retry-after', '5');
    return c.json(refusal(503, 'Сервис временно недоступен. Попробуйте через минуту'), 503);
  }
  c.get('log').error({ err: error }, 'failed');
  return c.json(refusal(500, 'Что-то пошло не так. Попробуйте ещё раз'), 500);
}
