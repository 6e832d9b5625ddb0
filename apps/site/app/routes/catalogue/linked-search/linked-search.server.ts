import { data } from 'react-router';
import { ApiRefusal, type Api, type ResultOf } from '@m30/api/client';

export type LinkedSearch = ResultOf<'Search.GetByLink'>['search'];

/** What a form of the page has led to. */
export interface Outcome {
  deleted: boolean;
  /** Why nothing was changed; `null` where it was. */
  problem: string | null;
}

const FREQUENCIES = ['now', 'daily', 'weekly'] as const;

/** The search of a letter's link; `null` where it is gone. */
export async function findLinked(api: Api, key: string): Promise<LinkedSearch | null> {
  try {
    return (await api.get('Search.GetByLink', { key })).search;
  } catch (error) {
    if (error instanceof ApiRefusal && error.code < 500) return null;
    throw error;
  }
}

/** Does what a form of the page asks for. */
export async function changeLinked(api: Api, key: string, form: FormData) {
  try {
    return data(await change(api, key, form));
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    return data({ deleted: false, problem: error.message } satisfies Outcome, error.code);
  }
}

async function change(api: Api, key: string, form: FormData): Promise<Outcome> {
  const done = { deleted: false, problem: null };
  switch (form.get('act')) {
    case 'delete':
      await api.post('Search.DeleteByLink', { key });
      return { ...done, deleted: true };
    case 'pause':
    case 'resume':
      await api.post('Search.ChangeByLink', { key, subscribed: form.get('act') === 'resume' });
      return done;
    case 'save': {
      const frequency = FREQUENCIES.find((one) => one === form.get('frequency'));
      const name = String(form.get('name')).trim();
      if (!name) return { ...done, problem: 'Назовите подборку, чтобы узнать её в письме' };
      await api.post('Search.ChangeByLink', { key, name, ...(frequency && { frequency }) });
      return done;
    }
    default:
      throw data(null, { status: 400 });
  }
}
