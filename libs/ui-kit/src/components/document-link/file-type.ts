const words: Record<string, string> = {
  'vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
  msword: 'DOC',
  'vnd.ms-excel': 'XLS',
  'vnd.rar': 'RAR',
  'x-zip-compressed': 'ZIP',
  plain: 'TXT',
  'svg+xml': 'SVG',
};

/** A file's type as people say it, from a media type («application/pdf»), an extension («.pdf») or the file's address. */
export function fileTypeName(type: string | undefined, src: string): string {
  const subtype = type?.trim().toLowerCase().split(';')[0]?.split('/').at(-1)?.replace(/^\./, '');
  if (subtype && subtype !== 'octet-stream') return words[subtype] ?? subtype.toUpperCase();
  const extension = /\.([a-z0-9]{2,5})(?:[?#]|$)/i.exec(src)?.[1];
  return extension ? extension.toUpperCase() : 'Файл';
}
