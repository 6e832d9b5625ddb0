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

/** What the files of contracts need. */
type ContractServices = Pick<Services, 'db' | 'config' | 'partners' | 'files' | 'content'>;

/** Key of a contract in the store of files, by the hash of its bytes. */
export const contractKey = (fileHash: string): string => `contracts/${fileHash}.pdf`;

/**
 * The PDF of a text: printed once, then always the same bytes. It stands in its row, or in the store of files where
 * machines share one; the hash stands in the row either way.
 * @throws Refused 503 where too many documents are being printed; FilesAway
 */
export async function ensureFile(
  services: ContractServices,
  { hash, text, signatures }: TextRow,
): Promise<ContractFile> {
  const known = await findFile(services, hash);
  if (known) return known;
  const { db, config, partners, files, content } = services;
  const imitated =
    partners.isEmbedded('signature') || signatures.some((signature) => signature.imitated);
  const bytes = await printPdf(
    contractPaper(text, {
      ...{ hash, origin: config.publicOrigin, imitated },
      company: companyName(content.library),
    }),
  );
  const fileHash = createHash('sha256').update(bytes).digest('hex');
  const isShared = files.kind !== 'folder';
  if (isShared) await files.put(contractKey(fileHash), bytes);
  // Who printed the same text meanwhile was first: there is one file of it.
  await db
    .update(contractTexts)
    .set({ ...(!isShared && { file: bytes }), fileHash })
    .where(and(eq(contractTexts.hash, hash), isNull(contractTexts.fileHash)));
  const written = await findFile(services, hash);
  if (!written) throw new Error(`text ${hash} has lost its file`);
  return written;
}

/** @throws Error where the bytes are gone, or are not those that were signed */
async function findFile(
  { db, files }: ContractServices,
  hash: string,
): Promise<ContractFile | null> {
  const [row] = await db
    .select({ file: contractTexts.file, fileHash: contractTexts.fileHash })
    .from(contractTexts)
    .where(eq(contractTexts.hash, hash));
  if (!row || row.fileHash === null) return null;
  const { file, fileHash } = row;
  if (file) return { file: new Uint8Array(file), fileHash };
  const found = await files.read(contractKey(fileHash));
  const bytes = found && new Uint8Array(await new Response(found.stream).arrayBuffer());
  if (!bytes || createHash('sha256').update(bytes).digest('hex') !== fileHash) {
    throw new Error(`the file ${fileHash} of a contract is gone or was changed`);
  }
  return { file: bytes, fileHash };
}
