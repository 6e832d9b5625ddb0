/** `12 500 000`, `38,5`. */
export const numberWords = (value: number): string => {
  const [whole = '', part] = String(value).split('.');
  const head = whole.length % 3;
  const groups = [whole.slice(0, head), ...(whole.slice(head).match(/\d{3}/g) ?? [])];
  const grouped = groups.filter(Boolean).join(' ');
  return part === undefined ? grouped : `${grouped},${part}`;
};
