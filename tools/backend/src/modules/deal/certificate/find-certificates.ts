import { and, desc, eq } from 'drizzle-orm';
import type { Certificate, Signature } from '@m30/api';
import { moscowDay } from '@m30/ui-kit/format';
import { DAY } from '../../../kernel/time/day.ts';
import type { Services } from '../../../kernel/services.ts';
import { certificates, signatureCertificates } from './certificates.table.ts';
import { IMITATED_ISSUER } from './issue-signature.ts';
import { orders } from '../order/orders.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { contractNumber } from '../contract-register/contract-words.ts';
import { companyName } from '../../content/company/company-of.ts';
import { qrPath } from '../../../kernel/document/qr-path.ts';

type Row = typeof certificates.$inferSelect;
type Status = Certificate['status'];

/** As many as a page shows: nobody has more. */
const MOST = 50;

/** Days before the end from which a signature's certificate is said to end soon. */
const SOON = 30;

/** Certificates of a buyer, the newest first. */
export async function certificatesOf(services: Services, userId: number): Promise<Certificate[]> {
  const rows = await services.db
    .select()
    .from(certificates)
    .where(eq(certificates.userId, userId))
    .orderBy(desc(certificates.issuedAt))
    .limit(MOST);
  return rows.map((row) => toCertificate(services, row));
}

/** One certificate of a buyer; `undefined` for anybody else's. */
export async function findCertificate(
  services: Services,
  userId: number,
  guid: string,
): Promise<Certificate | undefined> {
  const [row] = await services.db
    .select()
    .from(certificates)
    .where(and(eq(certificates.guid, guid), eq(certificates.userId, userId)));
  return row && toCertificate(services, row);
}

function toCertificate({ clock, content }: Services, row: Row): Certificate {
  const { guid, number, kind, title, amount, conditions, issuedAt, expiresOn, usedFor } = row;
  const status = statusOf(row, moscowDay(clock()));
  const isGood = status.tone === 'done';
  return {
    ...{ guid, number, kind, title, amount, conditions, status },
    issued_at: issuedAt.toISOString(),
    expires_on: expiresOn,
    used_for: usedFor,
    qr: isGood ? qrPath(qrText(companyName(content.library), number)) : null,
    paper: isGood ? `/api/certificates/${guid}.pdf` : null,
  };
}

/** What a certificate's code says to whoever reads it in the office. */
export const qrText = (company: string, number: string): string =>
  `${company}, сертификат ${number}`;

function statusOf({ usedAt, expiresOn }: Row, today: string): Status {
  if (usedAt) return { tone: 'stop', label: 'Использован' };
  return expiresOn < today
    ? { tone: 'stop', label: 'Срок истёк' }
    : { tone: 'done', label: 'Действует' };
}

/** Certificates of a buyer's electronic signature, the newest first. */
export async function signaturesOf({ db, clock }: Services, userId: number): Promise<Signature[]> {
  const rows = await db
    .select({ row: signatureCertificates, user: users, order: orders })
    .from(signatureCertificates)
    .innerJoin(users, eq(users.id, signatureCertificates.userId))
    .leftJoin(orders, eq(orders.guid, signatureCertificates.orderGuid))
    .where(eq(signatureCertificates.userId, userId))
    .orderBy(desc(signatureCertificates.issuedAt))
    .limit(MOST);
  return rows.map(({ row: { guid, serial, issuer, issuedAt, expiresAt }, user, order }) => ({
    ...{ guid, issuer },
    serial: issuer === IMITATED_ISSUER ? null : serial,
    owner: [user.lastName, user.name, user.secondName].filter(Boolean).join(' '),
    issued_at: issuedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    status: signatureStatus(expiresAt, clock()),
    contract: order === null ? null : contractNumber(order.number, order.contract),
  }));
}

function signatureStatus(expiresAt: Date, now: Date): Status {
  const left = expiresAt.getTime() - now.getTime();
  if (left <= 0) return { tone: 'stop', label: 'Срок истёк' };
  return left <= SOON * DAY
    ? { tone: 'wait', label: 'Скоро закончится' }
    : { tone: 'done', label: 'Действует' };
}
