import type { Contract, ContractDetails } from './contract.ts';

/** A contract of the demo buyer, with what a test changes in it. */
export function contract(changes: Partial<Contract> = {}): Contract {
  return {
    guid: '3c5d1a7e-2f40-4b8c-9d61-7e0a4f2b9c21',
    number: 'ДДУ-19931',
    kind: 'parking',
    title: 'Договор на\u00a0машино-место',
    subject: 'Машино-место №\u00a012, 13,2\u00a0м²',
    place: 'Канал 9, корпус 2, этаж\u00a0−1',
    signed_at: '2026-08-01T09:00:00.000Z',
    price: 200_000_000,
    paid: 140_000_000,
    left: 60_000_000,
    status: { tone: 'work', label: 'Оплачивается' },
    next_part: {
      title: 'Взнос 4 из 6',
      due: '2026-11-28',
      amount: 20_000_000,
      state: 'due',
      paid_on: null,
    },
    payable: true,
    order: null,
    ...changes,
  };
}

/** The same contract with everything that its page shows. */
export function contractDetails(changes: Partial<ContractDetails> = {}): ContractDetails {
  const shown = contract();
  return {
    ...shown,
    order_number: null,
    text: null,
    parts: [
      {
        title: 'Первый взнос',
        due: '2026-08-15',
        amount: 140_000_000,
        state: 'paid',
        paid_on: '2026-08-12',
      },
      ...(shown.next_part ? [shown.next_part] : []),
      {
        title: 'Взнос 5 из 6',
        due: '2026-12-28',
        amount: 40_000_000,
        state: 'ahead',
        paid_on: null,
      },
    ],
    escrow: {
      kind: 'escrow',
      bank: 'Балтика Банк',
      account: '•••• 4417',
      status: { tone: 'work', label: 'Открыт, пополняется' },
    },
    registration: {
      steps: [
        { name: 'Подписан', date: '2026-08-01' },
        { name: 'Отправлен в\u00a0Росреестр', date: '2026-08-06' },
        { name: 'Зарегистрирован', date: null },
      ],
      note: null,
      suspended: false,
    },
    pay: {
      title: 'Взнос 4 из 6',
      due: '2026-11-28',
      amount: 20_000_000,
      recipient: 'Савельева Марина Андреевна',
      account: '40824810055001934417',
      bank: 'АО «Балтика Банк», Санкт-Петербург',
      bic: '044030730',
      correspondent: '30101810300000000730',
      purpose: 'Взнос 4 из 6 по договору ДДУ-19931 от 1 августа 2026 г. НДС не облагается',
      qr: { size: 3, path: 'M1 1h1v1h-1z' },
    },
    participants: [{ last_name: 'Савельева', name: 'Марина', second_name: 'Андреевна' }],
    related: [
      {
        guid: '3c5d1a7e-2f40-4b8c-9d61-7e0a4f2b9c31',
        number: 'ДС-19931-1',
        title: 'Дополнительное соглашение',
      },
    ],
    files: [],
    paper: '/api/contracts/3c5d1a7e-2f40-4b8c-9d61-7e0a4f2b9c21.pdf',
    counted: [],
    finish: null,
    ...changes,
  };
}
