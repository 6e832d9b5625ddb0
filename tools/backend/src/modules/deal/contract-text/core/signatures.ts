import { LAW } from './law.ts';
import { sidesOf } from './sides.ts';
import type { WriteChapter } from './types.ts';

/** How the contract is signed and from when it holds. */
export const signatures: WriteChapter = (facts) => {
  const { kind, people } = facts;
  const { seller, buyer } = sidesOf(facts);
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
        text: `От имени ${buyer.gen} Договор ${people.length > 1 ? `подписывает каждый своей электронной подписью: ${people.map(({ fullName }) => fullName).join(', ')}. Договор считается подписанным, когда его подписали все.` : `подписывает ${people[0].fullName}.`}`,
        plain:
          people.length > 1
            ? 'Каждый подписывает сам, со своего телефона. Пока не подписали все, договора нет.'
            : 'Подписываете вы, со своего телефона.',
      },
      {
        text: `Подписанный текст определяется отпечатком SHA-256, который указан на каждом листе. ${seller.nom} хранит подписанный текст неизменным.`,
        plain: 'По отпечатку любой проверит, что подписан именно тот текст, который показали вам.',
      },
    ],
  };
};
