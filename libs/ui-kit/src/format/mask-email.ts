/** Hides an e-mail as far as its owner still knows it: `m•••••@example.ru`. */
export function maskEmail(email: string): string {
  const [first = ''] = email;
  const at = email.lastIndexOf('@');
  return `${first}•••••${at > 0 ? email.slice(at) : ''}`;
}
