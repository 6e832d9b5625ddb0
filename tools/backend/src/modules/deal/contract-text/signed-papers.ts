import { and, asc, inArray, isNotNull, sql } from 'drizzle-orm';
import type { SignedPapers } from '../order/order-files.ts';
import { contractTexts } from './contract-texts.table.ts';
import { contractFileName, paperPath, signatureFileName } from './file-names.ts';

/** The signed contracts of each order and the certificates of their signatures, under their names. */
export const signedPapers: SignedPapers = async (db, guids) => {
  const { orderGuid, part, text, signedAt, file } = contractTexts;
  const rows = await db
    .select({ orderGuid, part, text, signedAt, size: sql<number | null>`octet_length(${file})` })
    .from(contractTexts)
    .where(and(inArray(orderGuid, [...guids]), isNotNull(signedAt)))
    .orderBy(asc(part));
  const papers = rows.map(({ orderGuid: order, part: own, size, ...row }) => ({
    order,
    files: [
      {
        name: contractFileName(row),
        src: paperPath(order, own),
        type: 'pdf',
        ...(size !== null && { size }),
      },
      { name: signatureFileName(row), src: paperPath(order, own, '/signature'), type: 'pdf' },
    ],
  }));
  const byOrder = Map.groupBy(papers, ({ order }) => order);
  return new Map(
    [...byOrder].map(([order, own]) => [order, own.flatMap(({ files }) => files)] as const),
  );
};
