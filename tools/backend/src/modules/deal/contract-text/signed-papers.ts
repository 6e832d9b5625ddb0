import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { SignedPapers } from '../order/order-files.ts';
import { contractTexts } from './contract-texts.table.ts';
import { contractFileName, signatureFileName } from './file-names.ts';

/** The signed contract of each order and the certificate of its signature, under their names. */
export const signedPapers: SignedPapers = async (db, guids) => {
  const { orderGuid, text, signedAt, file } = contractTexts;
  const rows = await db
    .select({ orderGuid, text, signedAt, size: sql<number | null>`octet_length(${file})` })
    .from(contractTexts)
    .where(and(inArray(orderGuid, [...guids]), isNotNull(signedAt)));
  return new Map(
    rows.map(({ orderGuid: order, size, ...row }) => [
      order,
      [
        {
          name: contractFileName(row),
          src: `/api/order-contracts/${order}.pdf`,
          type: 'pdf',
          ...(size !== null && { size }),
        },
        {
          name: signatureFileName(row),
          src: `/api/order-contracts/${order}/signature.pdf`,
          type: 'pdf',
        },
      ],
    ]),
  );
};
