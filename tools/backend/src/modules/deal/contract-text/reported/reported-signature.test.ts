import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CheckedContract, OrderContract } from '@m30/api';
import type { PartnerEvent, ReportedCertificate } from '../../../../adapters/partner/types.ts';
import { signBody } from '../../../../adapters/partner/signature.ts';
import { orderAt, signedByOther, tell } from '../../../../testing/order-at.ts';
import { orderOf, readContract, type Sale } from '../../../../testing/sale.ts';
import { testBackend, type TestBackend } from '../../../../testing/test-backend.ts';
import { dealSteps } from '../../deal-step/deal-steps.table.ts';
import { contractTexts } from '../contract-texts.table.ts';
import type { TextRow } from '../contract-texts.ts';
import { signaturePaper } from '../signature-paper.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
  vi.spyOn(backend.services.partners, 'isEmbedded').mockReturnValue(false);
});
afterAll(() => backend.close());

const CERTIFICATE: ReportedCertificate = {
  ...{ serial: '019F3C5A77E01244', issuer: 'УЦ Федерального казначейства' },
  ...{ owner: 'Савельева Марина Андреевна' },
  ...{ validFrom: '2026-10-01T00:00:00Z', validTo: '2027-10-01T00:00:00Z' },
};
const SHOWN = {
  ...{ serial: '01 9F 3C 5A 77 E0 12 44', issuer: 'УЦ Федерального казначейства' },
  ...{ valid_from: '2026-10-01T00:00:00Z', valid_to: '2027-10-01T00:00:00Z' },
};
const OF_COMPANY = { ...CERTIFICATE, serial: '02:AB', owner: 'ООО «Меридиан 30»' };

/** An order whose husband has signed and whose buyer has gone to the operator. */
async function atOperator(): Promise<Sale & { step: string; hash: string }> {
  const sale = await orderAt(backend, 7);
  await tell(backend, sale.order, signedByOther());
  const hash = await readContract(sale);
  const { status } = await sale.buyer.post('Order.Sign', { guid: sale.order, hash });
  expect(status).toBe(200);
  const own = and(eq(dealSteps.orderGuid, sale.order), eq(dealSteps.kind, 'signature'));
  const { db } = backend.services;
  const [row] = await db.select().from(dealSteps).where(own).orderBy(desc(dealSteps.createdAt));
  return { ...sale, hash, step: row?.guid ?? '' };
}

function report(subject: string, more: Partial<PartnerEvent>): Promise<void> {
  const { services } = backend;
  const at = services.clock();
  const event = { id: randomUUID(), subject, amount: null, note: null, at: at.toISOString() };
  const body = JSON.stringify({ ...event, ...more });
  const signature = signBody(services.partners.keyOf('signature'), body, at);
  return services.receivePartnerEvent(services, 'signature', { body, signature });
}

async function check(hash: string): Promise<CheckedContract> {
  const { body } = await backend.visitor().get('Order.CheckContract', { hash });
  return (body.result as { contract: CheckedContract }).contract;
}

const rowOf = async (hash: string) => {
  const own = eq(contractTexts.hash, hash);
  const [row] = await backend.services.db.select().from(contractTexts).where(own);
  return row as TextRow;
};

describe('the certificate of a signature', () => {
  test('is noted as its operator told it, and shown by the hash without the surname', async () => {
    const sale = await atOperator();
    await report(sale.step, { type: 'signed', certificate: CERTIFICATE });
    const found = await check(sale.hash);
    expect(found).toMatchObject({ imitated: false, signatures: 2 });
    expect(found.signed_by.map(({ certificate }) => certificate)).toContainEqual(SHOWN);
    expect(JSON.stringify(found)).not.toContain('Савельева');
    const { body } = await sale.buyer.get('LK.GetCertificates', {});
    expect(body.result).toMatchObject({
      signatures: [{ serial: SHOWN.serial, issuer: SHOWN.issuer, status: { tone: 'done' } }],
    });
    const paper = JSON.stringify(signaturePaper(await rowOf(sale.hash), 'Марина', 'Меридиан 30'));
    for (const said of [SHOWN.serial, SHOWN.issuer, CERTIFICATE.owner, 'Сертификат действует']) {
      expect(paper).toContain(said);
    }
  });

  test.each([
    ['ended before the signature', { validTo: '2026-10-02T00:00:00Z' }, 422],
    ['begins after it', { validFrom: '2027-09-01T00:00:00Z' }, 422],
    ['has no number', { serial: 'нет' }, 400],
    ['ends before it begins', { validTo: '2026-09-01T00:00:00Z' }, 400],
  ])('that %s signs nothing', async (_, wrong, status) => {
    const sale = await atOperator();
    const certificate = { ...CERTIFICATE, ...wrong };
    await expect(report(sale.step, { type: 'signed', certificate })).rejects.toMatchObject({
      status,
    });
    expect((await orderOf(sale)).stage_number).toBe(7);
    await report(sale.step, { type: 'signed', certificate: CERTIFICATE });
    expect((await orderOf(sale)).stage_number).toBe(8);
  });
});

describe('the company’s signature', () => {
  test('stands under the contract after the buyers’, once', async () => {
    const sale = await atOperator();
    const countersign = () => report(sale.step, { type: 'countersigned', certificate: OF_COMPANY });
    await expect(countersign()).rejects.toMatchObject({ status: 409 });
    await report(sale.step, { type: 'signed' });
    expect((await check(sale.hash)).signed_by.map(({ side }) => side)).toEqual(['buyer', 'buyer']);
    await countersign();
    await countersign();
    const { signed_by } = await check(sale.hash);
    expect(signed_by).toHaveLength(3);
    expect(signed_by[2]).toMatchObject({
      ...{ side: 'seller', owner: 'ООО «Меридиан 30»' },
      certificate: { serial: '02 AB' },
    });
    const { body } = await sale.buyer.post('Order.GetContract', { guid: sale.order });
    const { signers } = (body.result as { contract: OrderContract }).contract;
    expect(signers.at(-1)).toMatchObject({ name: 'Застройщик', signed: true });
  });

  test('is a matter of signatures alone', async () => {
    const wrong = report(randomUUID(), { type: 'countersigned' });
    await expect(wrong).rejects.toMatchObject({ status: 404 });
  });
});
