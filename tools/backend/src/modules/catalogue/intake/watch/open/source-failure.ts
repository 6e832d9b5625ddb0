/** There is no file to read; its message is for the staff, in Russian. */
export class SourceFailure extends Error {}

export const NO_FOLDER = 'У сайта нет папки для импорта: её называет настройка IMPORT_FOLDER';

const WORDS: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'Адрес не найден: проверьте, нет ли опечатки'],
  [/^ECONNREFUSED$/, 'Сервер источника не принимает соединения'],
  [/^(ECONNRESET|EPIPE|aborted)$/, 'Соединение оборвалось: файл пришёл не весь'],
  [/^(CERT_|ERR_TLS|DEPTH_ZERO|UNABLE_TO_|SELF_SIGNED)/, 'Сертификат сервера источника неверен'],
  [
    /^private address$/,
    'Адрес лежит во внутренней сети: это разрешает настройка IMPORT_ALLOW_PRIVATE',
  ],
];

/** What went wrong on the way to a file, as a failure for the staff; `null` for an error of our own. */
export function networkFailure(error: unknown): SourceFailure | null {
  if (error instanceof SourceFailure) return error;
  if (!(error instanceof Error)) return null;
  const { code } = error as NodeJS.ErrnoException;
  const [, words] =
    WORDS.find(([pattern]) => pattern.test(code ?? '') || pattern.test(error.message)) ?? [];
  if (words) return new SourceFailure(words, { cause: error });
  return code ? new SourceFailure(`Файл не получен (${code})`, { cause: error }) : null;
}
