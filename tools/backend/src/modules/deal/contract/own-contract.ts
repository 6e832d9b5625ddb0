import { moscowDay } from '@m30/ui-kit/format';
import type { contracts } from './contracts.table.ts';
import type { contractStatuses } from '../contract-register/contract-status.table.ts';
import { maskAccount } from './contract-words.ts';
import type { Told } from './order-contract.ts';

type Row = typeof contracts.$inferSelect;
type StatusRow = typeof contractStatuses.$inferSelect;

/** What a contract tells of itself that no order stands behind. */
export function ownOf(
  { kind, price, terms, signedAt }: Row,
  register: StatusRow | undefined,
): Told {
  const parts = terms?.parts ?? [];
  const paid = parts.reduce((sum, { amount, paidOn }) => sum + (paidOn ? amount : 0), 0);
  const all = paid >= price;
  return {
    status: statusOf(all, register, { kind, terms }),
    parts,
    paid,
    escrow: terms?.escrow
      ? {
          kind: 'escrow',
          bank: terms.escrow.bank,
          account: maskAccount(terms.escrow.account),
          status: all
            ? { tone: 'done', label: 'Деньги на\u00a0счёте' }
            : { tone: 'work', label: 'Открыт, пополняется' },
        }
      : null,
    account: terms?.escrow?.account ?? null,
    registration: register
      ? {
          steps: [
            { name: 'Подписан', date: moscowDay(signedAt) },
            { name: 'Отправлен в\u00a0Росреестр', date: register.sentOn },
            { name: 'Зарегистрирован', date: register.registeredOn },
          ],
          note: register.note,
          suspended: register.stage === 'suspended',
        }
      : null,
  };
}

function statusOf(
  all: boolean,
  register: StatusRow | undefined,
  { kind, terms }: Pick<Row, 'kind' | 'terms'>,
): Told['status'] {
  if (register && register.stage !== 'registered') {
    return register.stage === 'suspended'
      ? { tone: 'wait', label: 'Регистрация приостановлена' }
      : { tone: 'work', label: 'На\u00a0регистрации' };
  }
  if (!all) return { tone: 'work', label: 'Оплачивается' };
  if (kind === 'addendum') return { tone: 'done', label: 'Действует' };
  if (kind === 'hold') return { tone: 'done', label: 'Исполнен' };
  // Keys and ownership are recorded at orders alone: what is known here is that it is paid. Money on an escrow account is still to be released.
  return { tone: terms?.escrow ? 'work' : 'done', label: 'Оплачен' };
}
