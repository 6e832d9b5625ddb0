import type { Services } from '../../../kernel/services.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { judgePassword } from '../../people/account/password-policy.ts';

/**
 * Hashes a new password of the staff; common ones are refused whatever the policy for buyers is.
 * @param field where the mistake is shown
 * @throws Refused 422
 */
export async function hashNewPassword(
  { passwords }: Pick<Services, 'passwords'>,
  password: string,
  field: string,
): Promise<string> {
  const fault = judgePassword('strict', password, '');
  if (fault !== null) throw refuse(422, fault, [{ path: field, message: fault }]);
  return passwords.hash(password);
}
