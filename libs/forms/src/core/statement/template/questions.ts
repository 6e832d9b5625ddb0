import { INCOMPLETE_PHONE } from '@m30/ui-kit/mask';
import { aName, anAmount } from '../../question/checks.ts';
import type { Question } from '../../question/question.ts';
import { aDayAhead } from './day-checks.ts';

/** Surname, name and patronymic of somebody else; `error` where they are missing. */
export const fullName = (name: string, error: string): Question => ({
  ...{ name, as: 'text', label: 'Фамилия, имя и\u00a0отчество', error },
  ...{ check: aName, maxLength: 150, room: 'whole' },
});

/** The phone of somebody else. */
export const phone = (name: string): Question => ({
  ...{ name, as: 'masked', mask: 'phone', label: 'Телефон', error: INCOMPLETE_PHONE },
});

/** A sum in roubles, kept in kopecks. */
export const amount = (label: string): Question => ({
  ...{ name: 'amount', as: 'money', label, error: 'Укажите сумму', check: anAmount },
});

/** A day after today, `most` days ahead at the latest. */
export const dayAhead = (name: string, label: string, most: number): Question => ({
  ...{ name, as: 'day', label, error: 'Введите дату полностью', check: aDayAhead(most) },
});
