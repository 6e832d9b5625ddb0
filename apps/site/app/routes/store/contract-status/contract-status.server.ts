import { data } from 'react-router';
import { ApiRefusal, type Api, type ResultOf } from '@m30/api/client';
import { wrongFields, type WrongFields } from '../../../components/post-form/index.ts';

/** What is known of a contract. */
export type Contract = NonNullable<ResultOf<'Order.GetContractStatus'>['contract']>;

/** What the page answers: a contract, `null` for none, or why it could not be looked for. */
export interface StatusAnswer {
  asked: { number: string; person: string };
  contract: Contract | null;
  problem: string | null;
  wrong: WrongFields;
}

/** Looks for the contract that a posted form asks about. */
export async function askStatus(api: Api, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const asked = { number: text('number'), person: text('person') };
  const nothing = { asked, contract: null, problem: null };
  const wrong: WrongFields = {
    ...(!asked.number && { number: 'Введите номер договора' }),
    ...(!asked.person && { person: 'Введите телефон или фамилию из договора' }),
  };
  if (Object.keys(wrong).length > 0) return data({ ...nothing, wrong }, { status: 422 });
  try {
    const key = isPhone(asked.person) ? { phone: asked.person } : { surname: asked.person };
    const answer = await api.post('Order.GetContractStatus', { number: asked.number, ...key });
    return data<StatusAnswer>({ ...nothing, ...answer, wrong });
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    const { phone, surname, ...others } = wrongFields(error);
    const person = phone ?? surname;
    const named = { ...others, ...(person && { person }) };
    return data<StatusAnswer>(
      { ...nothing, problem: error.message, wrong: named },
      { status: error.code },
    );
  }
}

/** Whether a text is a phone and not a surname. */
const isPhone = (text: string): boolean => /\d/.test(text);
