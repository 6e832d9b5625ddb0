/** What a reason is called by for the staff; the first that fits. */
const WORDS: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^timeout$/, 'CRM не\u00a0ответила за\u00a010\u00a0секунд'],
  [/^ECONNREFUSED$/, 'CRM не\u00a0принимает соединения'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'Адрес CRM не\u00a0найден'],
  [/^(ECONNRESET|EPIPE|socket hang up|aborted)$/, 'Соединение с\u00a0CRM оборвалось'],
  [/^private address$/, 'Адрес CRM лежит во\u00a0внутренней сети, а\u00a0это не\u00a0разрешено'],
  [/^circuit of/, 'CRM не\u00a0отвечала несколько раз подряд, делаем паузу'],
  [/^HTTP 429|QUERY_LIMIT_EXCEEDED|OVERLOAD_LIMIT/, 'CRM просит слать запросы реже'],
  [/^access|^HTTP 40[13]/, 'CRM не\u00a0пускает: доступ отозван или истёк, подключите её заново'],
  [/^invalid answer/, 'CRM ответила непонятно'],
  [/^HTTP 5\d\d/, 'CRM ответила ошибкой'],
  [/^HTTP 4\d\d|^refused/, 'CRM не\u00a0приняла данные: проверьте соответствие полей'],
];

/** A reason of a failed delivery in words for the staff, the reason itself after them. */
export function failureWords(reason: string): string {
  const [, words = 'CRM не\u00a0приняла данные'] =
    WORDS.find(([pattern]) => pattern.test(reason)) ?? [];
  return `${words} (${reason})`;
}
