/** Characters of a complete number in the mask «+7 (###) ###-##-##» (specification, §9). */
export const PHONE_LENGTH = 18;

/**
 * A leading 8 is the trunk prefix before a mobile 9, and where more than ten digits follow the shape of a number;
 * elsewhere it may begin a city code: 812, 846. No Russian code begins with 0, 1, 2, 5, 6 or 7.
 */
const TRUNK = /^8(?=9|[348]\d{9})/;

/** What a person is told about a number of another country. */
export const FOREIGN_PHONE = 'Это номер другой страны. Укажите российский: +7 и\u00a0десять цифр';

/** Whether a text begins with the code of another country: «+380», «+1». «+8» is a slip for 8, the trunk prefix. */
export const isForeignPhone = (text: string): boolean => /^\s*\+\s*[^\s78]/.test(text);

/** Drops the country code (no Russian number has a 7 after +7) and the trunk prefix. */
function withoutPrefix(value: string): string {
  let digits = value.replace(/\D/g, '').replace(/^7+/, '');
  while (TRUNK.test(digits)) digits = digits.slice(1);
  return digits;
}

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

/** Brings a number to `+7XXXXXXXXXX`; null when it is not a complete Russian number. */
export function normalisePhone(value: string): string | null {
  const written = value.trim();
  if (written.startsWith('+') && !/^\+\s*7/.test(written)) return null;
  if (/[^\d\s()+.\u00A0\u2010-\u2015-]/.test(written)) return null;
  const digits = withoutPrefix(written);
  return /^[3489]\d{9}$/.test(digits) ? `+7${digits}` : null;
}
