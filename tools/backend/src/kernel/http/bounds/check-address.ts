import { refuse } from '../../method/refuse.ts';

/** Characters: the longest filter of the catalogue has under 2,000. */
const LONGEST = 8_000;

/**
 * Looks at the target of a request as it was sent.
 * @throws Refused 400 where nobody could decode it or a database could not hold it, 404 where it has an
 *   empty step, 414 where it is too long
 */
export function checkAddress(url: string): void {
  if (url.length > LONGEST) throw refuse(414, 'Адрес слишком длинный');
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  if (/[\u0000-\u001f\u007f]/.test(decoded(path)) || /%00/.test(query)) throw broken();
  if (/\/\//.test(path)) throw refuse(404, 'Такой страницы нет');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw broken();
  }
}

const broken = () => refuse(400, 'Адрес написан с\u00a0ошибкой');
