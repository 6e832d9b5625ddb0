import * as v from 'valibot';
import { ALL_RIGHTS } from '../core/rights.ts';
import { email, password, totpCode } from '../core/schemas.ts';
import { PersonSchema, StageSchema } from './person.schema.ts';

export const SignInSchema = v.strictObject({ email, password });

export const TotpSchema = v.strictObject({ code: totpCode });

/** Ten letters and digits of a recovery code; dashes, spaces and case do not count. */
export const RecoverySchema = v.strictObject({
  code: v.pipe(
    v.string('Введите код восстановления'),
    v.maxLength(40, 'Введите код восстановления полностью'),
    v.transform((value) => value.replace(/[\s-]/g, '').toLowerCase()),
    v.regex(/^[a-z2-7]{10}$/, 'Введите код восстановления полностью'),
  ),
});

/** What a browser's authenticator answers, as `@simplewebauthn/browser` gives it. */
export const PasskeyAnswerSchema = v.strictObject({
  response: v.pipe(
    v.looseObject({ id: v.pipe(v.string(), v.maxLength(2000)) }, 'Неверный ответ ключа'),
    v.check((value) => JSON.stringify(value).length <= 20_000, 'Неверный ответ ключа'),
  ),
});

/** Options for `startAuthentication` or `startRegistration` of `@simplewebauthn/browser`. */
export const PasskeyOptionsSchema = v.object({ options: v.record(v.string(), v.unknown()) });

/** Who has signed in, how far, and what the Studio may show. */
export const MeSchema = v.object({
  stage: StageSchema,
  /** `null` for a guest and before the second factor. */
  person: v.nullable(PersonSchema),
  rights: v.array(v.picklist(ALL_RIGHTS)),
  /** What the second factor may be, of who has given the password. */
  factors: v.array(v.picklist(['totp', 'passkey', 'recovery'])),
  /** The demonstration: passwords stand in the README. */
  demo: v.boolean(),
});

export type Me = v.InferOutput<typeof MeSchema>;
