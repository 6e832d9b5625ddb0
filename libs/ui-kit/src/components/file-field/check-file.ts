import { formatFileSize } from '../../format/number.ts';

/** What files a field takes. */
export interface FileLimits {
  /** As in HTML: «.pdf,image/*»; everything when empty. */
  accept?: string | undefined;
  /** Bytes of one file. */
  maxSize?: number | undefined;
  /** How many files together. */
  maxCount?: number | undefined;
}

/** What is wrong with one file, in words for the visitor; null when it may be taken. */
export function checkFile(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  { accept = '', maxSize = Infinity }: FileLimits,
): string | null {
  if (!isAccepted(name, type, accept)) {
    return `Файл «${name}» не\u00a0подходит: нужен ${sayAccept(accept)}`;
  }
  if (size === 0) return `Файл «${name}» пуст`;
  if (size > maxSize) return `Файл «${name}» больше ${formatFileSize(maxSize)}`;
  return null;
}

/** Adds files to those chosen: takes what passes, says what does not; a file already there is not taken twice. */
export function addFiles(
  chosen: readonly File[],
  added: readonly File[],
  limits: FileLimits,
): { files: File[]; refusals: string[] } {
  const files = [...chosen];
  const refusals: string[] = [];
  const { maxCount = Infinity } = limits;
  for (const file of added) {
    const refusal = checkFile(file, limits);
    if (refusal) refusals.push(refusal);
    else if (!files.some((one) => isSame(one, file))) files.push(file);
  }
  if (files.length > maxCount) refusals.push(`Можно приложить не\u00a0больше файлов: ${maxCount}`);
  return { files: files.slice(0, maxCount), refusals };
}

/** «PDF, JPG» for `.pdf,.jpg`; whole families by their Russian name. */
export function sayAccept(accept: string): string {
  const families: Record<string, string> = {
    'image/*': 'изображение',
    'video/*': 'видео',
    'application/pdf': 'PDF',
  };
  return patterns(accept)
    .map((one) => families[one] ?? one.replace(/^\.|^.*\//, '').toUpperCase())
    .join(', ');
}

const patterns = (accept: string) =>
  accept
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean);

function isAccepted(name: string, type: string, accept: string): boolean {
  const allowed = patterns(accept);
  return (
    allowed.length === 0 ||
    allowed.some((one) => {
      if (one.startsWith('.')) return name.toLowerCase().endsWith(one);
      return one.endsWith('/*') ? type.startsWith(one.slice(0, -1)) : type === one;
    })
  );
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
