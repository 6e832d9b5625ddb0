/** Hides an e-mail as far as its owner still knows it: `m•••••@example.ru`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email.slice(0, at)][0] ?? ''}•••••${email.slice(at)}`;
}
