import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { printPdf } from '../../../kernel/document/print-pdf.ts';
import type { Services } from '../../../kernel/services.ts';
import { companyName } from '../../content/company/company-of.ts';
import { contractPaper } from './contract-paper.ts';
import { contractTexts } from './contract-texts.table.ts';
import type { TextRow } from './contract-texts.ts';

interface ContractFile {
  file: Uint8Array<ArrayBuffer>;
  /** SHA-256, hex. */
  fileHash: string;
}

/**
 * The PDF of a text: printed once, then always the same bytes.
 * @throws Refused 503 where too many documents are being printed
 */
export async function ensureFile(
  { db, config, partners, content }: Pick<Services, 'db' | 'config' | 'partners' | 'content'>,
  { hash, text, signatures }: TextRow,
): Promise<ContractFile> {
  const known = await findFile(db, hash);
  if (known) return known;
  const imitated =
    partners.isEmbedded('signature') || signatures.some((signature) => signature.imitated);
  const bytes = await printPdf(
    contractPaper(text, {
      ...{ hash, origin: config.publicOrigin, imitated },
      company: companyName(content.library),
    }),
  );
  const fileHash = createHash('sha256').update(bytes).digest('hex');
  // Who printed the same text meanwhile was first: there is one file of it.
  await db
    .update(contractTexts)
    .set({ file: bytes, fileHash })
    .where(and(eq(contractTexts.hash, hash), isNull(contractTexts.file)));
  const written = await findFile(db, hash);
  if (!written) throw new Error(`text ${hash} has lost its file`);
  return written;
}

async function findFile(db: Services['db'], hash: string): Promise<ContractFile | null> {
  const [row] = await db
    .select({ file: contractTexts.file, fileHash: contractTexts.fileHash })
    .from(contractTexts)
    .where(eq(contractTexts.hash, hash));
  return row?.file && row.fileHash !== null
    ? { file: new Uint8Array(row.file), fileHash: row.fileHash }
    : null;
}
