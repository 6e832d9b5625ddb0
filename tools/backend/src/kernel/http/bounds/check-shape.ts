import { refuse } from '../../method/refuse.ts';
import type { BodyBounds } from './body-kinds.ts';
import { countJson, countPairs, countParts } from './count-fields.ts';

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/;
const JSON_TYPE = /json|csp-report/;

/** Fields of a form; the longest of the product has 40. */
export const MOST_FIELDS = 200;

/** Values of JSON. */
export const MOST_VALUES = 20_000;

/** Objects and arrays within each other. */
const DEEPEST = 64;

/**
 * Looks at a body that has come whole, before anything parses it.
 * @throws Refused 400 where it is broken or nested too deep, 413 with too many fields, 415 where a page
 *   gets something that is no form
 */
export async function checkShape(
  bytes: Buffer<ArrayBuffer>,
  contentType: string,
  { formsOnly }: BodyBounds,
): Promise<void> {
  const type = contentType.toLowerCase();
  if (formsOnly && !FORM.test(type)) throw refuse(415, 'Отправьте форму страницы');
  if (type.startsWith('multipart/')) {
    checkCount(countParts(bytes, contentType, MOST_FIELDS), MOST_FIELDS);
    await checkParts(bytes, contentType);
  } else if (JSON_TYPE.test(type)) {
    const { values, depth } = countJson(bytes, MOST_VALUES);
    checkCount(values, MOST_VALUES);
    if (depth > DEEPEST) throw refuse(400, 'Тело запроса вложено слишком глубоко');
  } else if (FORM.test(type)) {
    checkCount(countPairs(bytes, MOST_FIELDS), MOST_FIELDS);
  }
}

function checkCount(count: number, most: number): void {
  if (count > most) throw refuse(413, `Запрос слишком большой: в нём больше ${most} полей`);
}

/** Many ways to break a multipart body are known to its parser alone, and it is small by now. */
async function checkParts(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<void> {
  try {
    await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw refuse(400, 'Форма пришла не\u00a0полностью. Отправьте её ещё раз');
  }
}
