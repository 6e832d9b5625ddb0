/** Hides an e-mail as far as its owner still knows it: `m•••••@example.ru`; without one, dots alone. */
export function maskEmail(email: string | undefined): string {
  const [name = '', host] = email?.split('@') ?? [];
  return host ? `${[...name][0] ?? ''}•••••@${host}` : '•••••@•••••';
}
