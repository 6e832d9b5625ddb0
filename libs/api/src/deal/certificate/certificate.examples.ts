import type { ExamplesOf } from '../../core/examples.ts';
import type * as methods from './certificate.methods.ts';

export const certificateExamples: ExamplesOf<typeof methods> = {
  'LK.GetCertificates': [
    {
      name: 'a discount and a signature',
      input: {},
      result: {
        certificates: [
          {
            guid: '6f0e2c1a-8d55-4c3b-9a20-51c7e8d4b201',
            number: 'С-30417',
            kind: 'discount',
            title: 'Скидка на\u00a0машино-место',
            amount: 10_000_000,
            conditions: 'Одно место в\u00a0паркинге любого комплекса.',
            issued_at: '2026-10-01T09:00:00.000Z',
            expires_on: '2027-03-31',
            status: { tone: 'new', label: 'Действует' },
            used_for: null,
            qr: { size: 1, path: 'M0 0h1v1h-1z' },
            paper: '/api/certificates/6f0e2c1a-8d55-4c3b-9a20-51c7e8d4b201.pdf',
          },
        ],
        signatures: [
          {
            guid: '6f0e2c1a-8d55-4c3b-9a20-51c7e8d4b301',
            serial: null,
            owner: 'Савельева Марина Андреевна',
            issuer: 'Имитация: удостоверяющего центра нет',
            issued_at: '2026-10-19T09:00:00.000Z',
            expires_at: '2027-10-19T09:00:00.000Z',
            status: { tone: 'done', label: 'Действует' },
            contract: 'ДДУ-20352',
          },
        ],
      },
    },
  ],
};
