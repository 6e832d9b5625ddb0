/** `+79210000001` as people read it: «+7 921 000-00-01». */
export const formatPhone = (phone: string): string =>
  phone.replace(
    /^(\+7)(\d{3})(\d{3})(\d{2})(\d{2})$/,
    '$1\u00a0$2\u00a0$3\u2060-\u2060$4\u2060-\u2060$5',
  );
