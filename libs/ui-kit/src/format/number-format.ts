const formats = new Map<string, Intl.NumberFormat>();

/**
 * Russian number format for these decimals; made once, because making one costs more than using it.
 * Groups of digits are joined by U+00A0, a minus is U+2212.
 */
export function numberFormat(minimum: number, maximum: number): Pick<Intl.NumberFormat, 'format'> {
  const key = `${minimum}:${maximum}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('ru-RU', {
      minimumFractionDigits: minimum,
      maximumFractionDigits: maximum,
    });
  formats.set(key, format);
  return { format: (value) => format.format(value).replace('-', '−') };
}
