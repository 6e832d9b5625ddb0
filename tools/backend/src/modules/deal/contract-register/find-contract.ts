import { inArray } from 'drizzle-orm';
import type { InputOf, ResultOf } from '@m30/api/client';
import { INCOMPLETE_PHONE, normalisePhone } from '@m30/ui-kit/mask';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { contractStatuses } from './contract-status.table.ts';
import { foldSurname, readContractNumbers } from './contract-words.ts';
import type { ContractStage } from './types.ts';

type Asked = InputOf<'Order.GetContractStatus'>;
type Contract = ResultOf<'Order.GetContractStatus'>['contract'];
type Row = typeof contractStatuses.$inferSelect;

/**
 * Tells how far a contract has come to whoever knows its number and its buyer's phone or surname;
 * `null` for an unknown number and a wrong person alike.
 * @throws Refused 422 without phone and surname, 429 after too many tries
 */
export async function findContract(
  { services, visitor }: Call,
  { number, phone = '', surname = '' }: Asked,
): Promise<Contract> {
  if (phone === '' && surname === '') throw refuse(422, 'Укажите телефон или фамилию из договора');
  const asked = { phone: readPhone(phone), surname: foldSurname(surname) };
  if (!(await services.limits.take('contractAddress', visitor.ip))) {
    throw refuse(429, 'Слишком много проверок подряд. Попробуйте через час или позвоните нам');
  }
  const rows = await services.db
    .select()
    .from(contractStatuses)
    .where(inArray(contractStatuses.number, readContractNumbers(number)));
  const row = rows.find((one) => isOf(one, asked));
  return row ? toContract(row) : null;
}

function readPhone(typed: string): string {
  if (typed === '') return '';
  const phone = normalisePhone(typed);
  if (phone === null) throw refuse(422, INCOMPLETE_PHONE);
  return phone;
}

/** Whatever is given must be right, and something is given. */
function isOf(row: Row, { phone, surname }: { phone: string; surname: string }): boolean {
  return (phone === '' || phone === row.phone) && (surname === '' || surname === row.surname);
}

/** What a note of a stage is. */
const NOTES: Readonly<Record<ContractStage, string>> = {
  accepted: 'Номер записи',
  registering: 'Номер записи',
  registered: 'Номер записи',
  suspended: 'Причина',
  terminated: 'Договор прекращён',
};

function toContract({ number, stage, acceptedOn, sentOn, registeredOn, note }: Row): Contract {
  return {
    number,
    stage,
    steps: [
      { name: 'Принят', date: acceptedOn },
      { name: 'На регистрации', date: sentOn },
      { name: 'Зарегистрирован', date: registeredOn },
    ],
    note: note === null ? null : `${NOTES[stage]}: ${note}`,
  };
}
