import { LAW } from './law.ts';

/**
 * How long the register takes, as the end of a sentence: «Росреестр регистрирует договор за 5–7 рабочих дней». Whoever tells a buyer of
 * it takes these words; `content:check` finds those who do not.
 */
export const REGISTRATION_TERM = `за\u00A0${LAW.registrationDays.value.join('–\u2060')}\u00A0рабочих дней`;
