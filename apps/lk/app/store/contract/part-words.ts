import { formatDate } from '@m30/ui-kit/format';
import type { StatusTone } from '../status/status-tone.ts';
import type { ContractPart } from './contract.ts';

/** How a part of a price stands, as its mark says it. */
export function partStatus({
  state,
  paid_on: paidOn,
  awaits_registration: awaits,
}: Pick<ContractPart, 'state' | 'paid_on' | 'awaits_registration'>): {
  tone: StatusTone;
  label: string;
} {
  if (awaits) return { tone: 'work', label: 'Ждёт регистрации' };
  switch (state) {
    case 'paid':
      return {
        tone: 'done',
        label: paidOn ? `Оплачен ${formatDate(paidOn, 'short')}` : 'Оплачен',
      };
    case 'late':
      return { tone: 'stop', label: 'Срок прошёл' };
    case 'due':
      return { tone: 'wait', label: 'Скоро срок' };
    case 'ahead':
      return { tone: 'work', label: 'Впереди' };
  }
}

/** By when a part is paid: «до 5 декабря 2026», or after what. */
export const dueWords = ({
  due,
  awaits_registration: awaits,
}: Pick<ContractPart, 'due' | 'awaits_registration'>): string =>
  awaits ? 'после регистрации договора' : `до\u00a0${formatDate(due)}`;

/** Numbers of a text that stay on one line: «ДДУ‑20352». */
export const unbroken = (text: string): string => text.replace(/-(?=\d)/g, '\u2060-\u2060');
