import { LAW } from './law.ts';
import { sidesOf } from './sides.ts';
import type { WriteChapter } from './types.ts';

/** How the contract is signed and from when it holds. */
export const signatures: WriteChapter = (facts) => {
  const { kind } = facts;
  const { seller } = sidesOf(facts);
  return {
    title: 'Подписи',
    clauses: [
      {
        text: `Договор составлен как электронный документ и подписывается усиленными квалифицированными электронными подписями сторон. ${
          kind === 'ddu'
            ? 'Договор считается заключённым с его государственной регистрации.'
            : 'Договор считается заключённым с его подписания, переход права подлежит государственной регистрации.'
        }`,
        law: [LAW.qualifiedSignature, ...(kind === 'ddu' ? [LAW.concludedByRegistration] : [])],
        plain: 'Такая подпись равна подписи рукой. В офис ехать не нужно.',
      },
      {
        text: `Подписанный текст определяется отпечатком SHA-256, который указан на каждом листе. ${seller.nom} хранит подписанный текст неизменным.`,
        plain: 'По отпечатку любой проверит, что подписан именно тот текст, который показали вам.',
      },
    ],
  };
};
