import { data } from 'react-router';
import { ApiRefusal, type Api, type ResultOf } from '@m30/api/client';
import { wrongFields, type WrongFields } from '../../../components/post-form/index.ts';

/** What the link of the address is; `null` without one. */
export type RatingLink = ResultOf<'LK.GetRating'> | { state: 'unknown' } | null;

/** What became of a rating. */
export interface RatingAnswer {
  done: boolean;
  typed: { stars: string; text: string };
  problem: string | null;
  wrong: WrongFields;
}

/** Whom the link is about. */
export async function askRating(api: Api, token: string | null): Promise<RatingLink> {
  if (token === null) return null;
  try {
    return await api.get('LK.GetRating', { token });
  } catch (error) {
    if (error instanceof ApiRefusal && error.code < 500) return { state: 'unknown' };
    throw error;
  }
}

/** Takes the posted rating. */
export async function sendRating(api: Api, token: string, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const typed = { stars: text('stars'), text: text('text') };
  const answer: RatingAnswer = { done: false, typed, problem: null, wrong: {} };
  if (!/^[1-5]$/.test(typed.stars)) {
    return data({ ...answer, wrong: { stars: 'Поставьте оценку от 1 до 5' } }, { status: 422 });
  }
  try {
    await api.post('LK.SendRating', { token, stars: Number(typed.stars), text: typed.text });
    return data<RatingAnswer>({ ...answer, done: true });
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    const { code: status, message: problem } = error;
    return data<RatingAnswer>({ ...answer, problem, wrong: wrongFields(error) }, { status });
  }
}
