import { formatDate } from '@m30/ui-kit/format';
import type { StatusTone } from '../status/status-tone.ts';
import type { ContractPart } from './contract.ts';

/** How a part of a price stands, as its mark says it. */
export function partStatus({ state, paid_on: paidOn }: Pick<ContractPart, 'state' | 'paid_on'>): {
  tone: StatusTone;
  label: string;
} {
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

/** Numbers of a text that stay on one line: «ДДУ‑20352». */
export const unbroken = (text: string): string => text.replace(/-(?=\d)/g, '\u2060-\u2060');
