import { formatDate } from '@m30/ui-kit/format';
import { Notice } from '@m30/ui-kit/notice';
import { Timeline, type TimelineItem } from '@m30/ui-kit/timeline';
import type { ContractDetails } from '../../../store/contract/contract.ts';

/** The way of a contract through the register, step by step, with the reason where it rests. */
export function Registration({
  steps,
  note,
  suspended,
}: NonNullable<ContractDetails['registration']>) {
  const now = steps.findIndex(({ date }) => date === null);
  const items = steps.map(({ name, date }, index): TimelineItem => ({
    id: name,
    title: date ? name : (AHEAD[name] ?? name),
    ...(!date && index === now && !suspended && { text: 'Ждём, это ещё не\u00a0сделано' }),
    state: date ? 'done' : index === now ? 'now' : 'next',
    ...(date && { date: formatDate(date, 'short'), dateTime: date }),
  }));
  return (
    <>
      {suspended && (
        <Notice tone="warning">
          Регистрация приостановлена{note && `: ${lowered(note)}`}. Менеджер подскажет, что
          исправить.
        </Notice>
      )}
      <Timeline items={items} />
      {note && !suspended && <p>Номер записи: {note}</p>}
    </>
  );
}

/** Steps that are not done yet, so that none reads as if it were. */
const AHEAD: Readonly<Record<string, string>> = {
  'Деньги на\u00a0эскроу': 'Внесение денег на\u00a0эскроу',
  'Отправлен в\u00a0Росреестр': 'Отправка в\u00a0Росреестр',
  Зарегистрирован: 'Регистрация в\u00a0Росреестре',
};

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
