import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './contract.methods.ts';
import type { ContractCard, ContractDetails } from './contract.schema.ts';

/** A contract on its way to the register. */
export const demoContract: ContractCard = {
  guid: '3c5d1a7e-2f40-4b8c-9d61-7e0a4f2b9c11',
  number: 'ДДУ-20352',
  kind: 'ddu',
  title: 'Договор участия в\u00a0долевом строительстве',
  subject: 'Квартира №\u00a057, двухкомнатная, 63,6\u00a0м²',
  place: 'Канал 9, корпус 2, этаж\u00a07',
  signed_at: '2026-10-19T09:00:00.000Z',
  price: 2_238_720_000,
  paid: 671_616_000,
  left: 1_567_104_000,
  status: { tone: 'wait', label: 'Ждёт денег на\u00a0эскроу' },
  next_part: {
    title: 'Кредит, Балтика Банк',
    due: '2026-11-25',
    amount: 1_567_104_000,
    state: 'due',
    paid_on: null,
  },
  payable: false,
  order: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f08',
};

/** The same contract with everything that its page shows. */
const demoContractDetails: ContractDetails = {
  ...demoContract,
  order_number: 'M30-20352',
  parts: [
    {
      title: 'Собственные средства',
      due: '2026-11-25',
      amount: 671_616_000,
      state: 'paid',
      paid_on: '2026-10-30',
    },
    {
      title: 'Кредит, Балтика Банк',
      due: '2026-11-25',
      amount: 1_567_104_000,
      state: 'due',
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
      { name: 'Подписан', date: '2026-10-19' },
      { name: 'Отправлен в\u00a0Росреестр', date: '2026-10-22' },
      { name: 'Зарегистрирован', date: '2026-10-28' },
      { name: 'Деньги на\u00a0эскроу', date: '2026-10-30' },
    ],
    note: null,
    suspended: false,
  },
  pay: null,
  participants: [
    { last_name: 'Савельева', name: 'Марина', second_name: 'Андреевна' },
    { last_name: 'Савельев', name: 'Павел', second_name: 'Игоревич' },
  ],
  related: [],
  files: [],
  text: '/lk/orders/0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f08/contract',
  paper: '/api/contracts/3c5d1a7e-2f40-4b8c-9d61-7e0a4f2b9c11.pdf',
  counted: [
    [
      'Цена за\u00a0м²',
      '12\u00a0084\u00a0000\u00a0₽ ÷ 63,6\u00a0м² = 190\u00a0000\u00a0₽, до\u00a0копейки',
    ],
  ],
  finish: null,
};

export const contractExamples: ExamplesOf<typeof methods> = {
  'LK.GetContracts': [
    {
      name: 'the contracts of the demo buyer',
      input: {},
      result: { contracts: [demoContract], total: 1, page: 1, pages: 1 },
    },
  ],
  'LK.GetContract': [
    {
      name: 'a contract whose money is awaited',
      input: { guid: demoContractDetails.guid },
      result: { contract: demoContractDetails },
    },
  ],
  'Order.GetContractStatus': [
    {
      name: 'a contract on its way',
      input: { number: 'ДДУ-20352', surname: 'Савельева' },
      result: {
        contract: {
          number: 'ДДУ-20352',
          stage: 'registering',
          steps: [
            { name: 'Принят', date: '2026-11-16' },
            { name: 'На регистрации', date: '2026-11-18' },
            { name: 'Зарегистрирован', date: null },
          ],
          note: null,
        },
      },
    },
    {
      name: 'nothing is known',
      input: { number: 'ДДУ-00000', phone: '+7 (981) 304-17-62' },
      result: { contract: null },
    },
  ],
};
