/** Characters of a complete number in the mask «+7 (###) ###-##-##» (specification, §9). */
export const PHONE_LENGTH = 18;

/**
 * The country code (no Russian number has a 7 after +7) and the trunk prefix: an 8 before a mobile 9, and where ten
 * digits more have the shape of a number; elsewhere it may begin a city code: 812, 846.
 */
const PREFIX = /^7*(?:8(?=9|[348]\d{9}))*/;

/** Ten digits of a Russian number: no code begins with 0, 1, 2, 5, 6 or 7. */
const NUMBER = /^[3489]\d{9}$/;

/** What stands between the digits of a number, as the inside of a character class of RegExp’s `v` mode. */
const SIGNS = String.raw`\s\(\)\+.\u2010-\u2015\-`;

/** The attribute `pattern` of a field without script: at least what {@link normalisePhone} accepts. */
export const PHONE_PATTERN = `[${SIGNS}]*(\\d[${SIGNS}]*){10,}`;

/** What a person is told about a number that lacks digits. */
export const INCOMPLETE_PHONE = 'Введите номер телефона полностью';

/** What a person is told about a number of another country. */
export const FOREIGN_PHONE = 'Это номер другой страны. Укажите российский: +7 и\u00a0десять цифр';

/** Whether a text begins with the code of another country: «+380», «00380», «+1». «+8» is a slip for 8, the trunk prefix. */
export const isForeignPhone = (text: string): boolean => /^\s*(?:\+|00)\s*[^\s78]/.test(text);

const withoutPrefix = (value: string): string => value.replace(/\D/g, '').replace(PREFIX, '');

/** Digits after the country code, at most ten, of whatever a person typed, pasted or had filled in. */
export function nationalDigits(value: string): string {
  return withoutPrefix(value).slice(0, 10);
}

/** Writes as much of a number as there is in the mask: «+7 (921) 3»; empty for no digits. */
export function formatPhone(value: string): string {
  const [, area = '', ...groups] =
    /^(\d{0,3})(\d{0,3})(\d{0,2})(\d{0,2})/.exec(nationalDigits(value)) ?? [];
  if (!area) return '';
  const rest = groups.filter(Boolean).join('-');
  return `+7 (${area}${rest && ') '}${rest}`;
}

/**
 * Brings a number to `+7XXXXXXXXXX`; null when it is not a complete Russian number. `RussianPhoneSchema` of the contract
 * accepts the same; the libraries know nothing of each other, a test of `@m30/forms` compares them.
 */
export function normalisePhone(value: string): string | null {
  const written = value.trim();
  if (written.startsWith('+') && !/^\+\s*7/.test(written)) return null;
  if (/[^\d\s()+.\u00A0\u2010-\u2015-]/.test(written)) return null;
  const digits = withoutPrefix(written);
  return NUMBER.test(digits) ? `+7${digits}` : null;
}
