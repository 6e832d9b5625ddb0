import type { Example, ExamplesMeta } from '@m30/ui-kit/testing';
import { CreditNote, type CreditNoteProps } from './CreditNote.tsx';

const family = {
  rate: 6,
  cost: { from: 6, to: 6.7 },
  lenders: ['Балтика Банк', 'Невский кредит'],
  disclaimer:
    'Семейная ипотека: взнос от\u00a020,1\u00a0%, срок до\u00a030 лет, сумма до\u00a012 млн\u00a0₽.',
  actualAt: '2026-11-20',
};

const meta: ExamplesMeta<CreditNoteProps> = {
  title: 'Калькуляторы/CreditNote',
  component: CreditNote,
  args: { credits: [family] },
};
export default meta;

export const OneCredit: Example<CreditNoteProps> = {};

export const SeveralCredits: Example<CreditNoteProps> = {
  args: {
    credits: [
      family,
      {
        rate: 16.4,
        cost: { from: 16.4, to: 17.9 },
        lenders: ['Балтика Банк'],
        disclaimer: 'Стандартная программа: взнос от\u00a025\u00a0%, срок до\u00a030 лет.',
        actualAt: '2026-11-18',
      },
    ],
  },
};
