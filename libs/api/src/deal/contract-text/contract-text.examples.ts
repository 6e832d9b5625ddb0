import type { ExamplesOf } from '../../core/examples.ts';
import type * as methods from './contract-text.methods.ts';
import type { ContractText, OrderContract } from './contract-text.schema.ts';

const HASH = '57af4553ae47f73421e9fed8c01d556728c5bcda549383f6759e2bca4031147b';

const PLAN_HASH = '81e27f621a96a204cf744cb572f6a673c5a418fa43c9cb7db05f31078101be89';

const PLAN =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA0IDMiPjxwYXRoIGQ9Ik0wIDBoNHYzaC00eiIvPjwvc3ZnPg==';

const ownership = 'Участник приобретает Объект в собственность.';

/** Two chapters of a contract: one clause as in the sample, one that differs. */
const demoContractText: ContractText = {
  kind: 'ddu',
  title: 'Договор участия в\u00a0долевом строительстве',
  number: 'ДДУ-20417',
  drawn_up: '2026-11-20',
  object: '«Северный свет», корпус 3, двухкомнатная квартира №\u00a035',
  chapters: [
    {
      number: 1,
      title: 'Стороны',
      clauses: [
        {
          number: '1.1',
          text: 'Участники приобретают Объект в общую долевую собственность.',
          spans: [
            { text: 'Участники приобретают ', mark: 'added' },
            { text: 'Участник приобретает ', mark: 'removed' },
            { text: 'Объект в ', mark: 'same' },
            { text: 'общую долевую ', mark: 'added' },
            { text: 'собственность.', mark: 'same' },
          ],
          plain: 'У каждого своя доля, в реестр её запишут отдельно.',
          differs: true,
          sample: ownership,
          reason: 'В образце покупатель один, в заказе указаны доли',
          source: null,
          calculation: [],
        },
      ],
    },
    {
      number: 2,
      title: 'Неустойка',
      clauses: [
        {
          number: '2.1',
          text: 'За просрочку передачи Застройщик платит 1/150 ключевой ставки от цены Договора за каждый день.',
          spans: [
            {
              text: 'За просрочку передачи Застройщик платит 1/150 ключевой ставки от цены Договора за каждый день.',
              mark: 'same',
            },
          ],
          plain: 'Размер назначил закон, уменьшить его договором нельзя.',
          differs: false,
          sample: null,
          reason: null,
          source: 'Федеральный закон от 30.12.2004 № 214-ФЗ, ст. 6 ч. 2',
          calculation: [
            ['Цена Договора', '31 518 000 ₽'],
            ['31 518 000 ₽ × 14 % ÷ 150', '29 416,80 ₽ в день'],
          ],
        },
      ],
    },
    {
      number: 3,
      title: 'Чертежи',
      clauses: [
        {
          number: '3.1',
          text: `План Объекта: чертёж 1. Чертёж определяется отпечатком файла SHA-256: ${PLAN_HASH}.`,
          spans: [
            {
              text: `План Объекта: чертёж 1. Чертёж определяется отпечатком файла SHA-256: ${PLAN_HASH}.`,
              mark: 'same',
            },
          ],
          plain: 'Чертёж тот же, что на странице лота.',
          differs: false,
          sample: null,
          reason: null,
          source: 'Федеральный закон от 30.12.2004 № 214-ФЗ, ст. 4 ч. 4 п. 1',
          calculation: [],
        },
      ],
      drawings: [{ title: 'Чертёж 1. План Объекта', src: PLAN, sha256: PLAN_HASH }],
    },
  ],
};

/** The contract of the examples before it is signed. */
const demoOrderContract: OrderContract = {
  guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f01',
  order: 'M30-20417',
  text: demoContractText,
  hash: HASH,
  version: 1,
  part: 0,
  set: {
    hash: HASH,
    texts: [
      {
        part: 0,
        title: demoContractText.title,
        number: demoContractText.number,
        object: demoContractText.object,
        hash: HASH,
      },
    ],
  },
  check: `/proverka/${HASH}`,
  qr: { size: 1, path: 'M0 0h1v1h-1z' },
  paper: '/api/order-contracts/0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f01.pdf',
  signers: [
    { name: 'Марина Савельева', you: true, signed: false, note: 'ваша подпись' },
    { name: 'Застройщик', you: false, signed: false, note: 'после вас' },
  ],
  signed_at: null,
  can_sign: true,
  imitated: true,
};

export const contractTextExamples: ExamplesOf<typeof methods> = {
  'Order.GetContract': [
    {
      name: 'a draft that waits for its signature',
      input: { guid: demoOrderContract.guid },
      result: { contract: demoOrderContract },
    },
  ],
  'Order.CheckContract': [
    {
      name: 'a signed contract',
      input: { hash: HASH },
      result: {
        contract: {
          kind: 'ddu',
          title: demoContractText.title,
          number: demoContractText.number,
          drawn_up: demoContractText.drawn_up,
          object: demoContractText.object,
          hash: HASH,
          found_by: 'text',
          signed_at: '2026-11-23T18:10:00.000Z',
          signatures: 2,
          signed_by: [
            {
              side: 'buyer',
              owner: 'Марина Андреевна С.',
              at: '2026-11-23T18:10:00.000Z',
              certificate: {
                serial: '01 9F 3C 5A 77 E0 12 44',
                issuer: 'Удостоверяющий центр',
                valid_from: '2026-10-19T09:00:00.000Z',
                valid_to: '2027-10-19T09:00:00.000Z',
              },
            },
            {
              side: 'seller',
              owner: 'ООО «Меридиан 30»',
              at: '2026-11-23T18:40:00.000Z',
              certificate: null,
            },
          ],
          imitated: false,
          outdated: false,
        },
      },
    },
    {
      name: 'a hash that nothing has',
      input: { hash: '0'.repeat(64) },
      result: { contract: null },
    },
  ],
};
