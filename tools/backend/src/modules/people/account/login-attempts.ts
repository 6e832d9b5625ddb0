import type { Call } from '../../../kernel/method/call.ts';
import { networksOf } from '../../../kernel/network/network-address.ts';
import { refuse } from '../../../kernel/method/refuse.ts';

/**
 * Counts a password that is tried at a phone, before it is compared. From one network ten in a quarter of an hour, from all
 * together a hundred a day: so who tries from elsewhere keeps nobody out at once.
 * @throws Refused 429 over the limit
 */
export async function countAttempt(call: Call, phone: string): Promise<void> {
  const { limits } = call.services;
  if (!(await limits.take('loginPair', pairOf(call, phone)))) {
    throw refuse(
      429,
      'Слишком много попыток входа. Попробуйте через 15 минут или восстановите пароль по СМС',
    );
  }
  if (await limits.take('loginPhone', phone)) return;
  throw refuse(
    429,
    'Слишком много неверных паролей с разных устройств. Войдите там, где уже входили, или восстановите пароль по СМС',
  );
}

/** Takes the attempt back that turned out to be right. */
export async function forgiveAttempt(call: Call, phone: string): Promise<void> {
  const { limits } = call.services;
  await limits.reset('loginPair', pairOf(call, phone));
  await limits.giveBack('loginPhone', phone);
}

/** Lets everybody try again: who has proved the phone or the mailbox has the only password. */
export async function forgiveAll(call: Call, phone: string) {
  const { limits } = call.services;
  await limits.reset('loginPair', pairOf(call, phone));
  await limits.reset('loginPhone', phone);
}

/** A phone and the smallest network that the visitor comes from. */
const pairOf = ({ visitor }: Call, phone: string) =>
  `${phone} ${networksOf(visitor.ip)[0]?.key ?? ''}`;
