import { LAW } from '../../law/law.ts';
import { sidesOf } from './sides.ts';
import type { ClauseDraft, ContractFacts, WriteChapter } from './types.ts';

/** How the contract is signed and from when it holds. */
export const signatures: WriteChapter = (facts) => {
  const { kind, people } = facts;
  const { seller, buyer } = sidesOf(facts);
  const signers = people.flatMap(({ fullName, acts }) => {
    if (acts?.by === 'parent') return [];
    return acts?.by === 'power' ? `${acts.fullName} за участника ${fullName}` : fullName;
  });
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
        text: `От имени ${buyer.gen} Договор ${people.length > 1 ? `подписывает каждый своей электронной подписью: ${signers.join(', ')}. Договор считается подписанным, когда его подписали все.` : `подписывает ${people[0].fullName}.`}`,
        plain:
          people.length > 1
            ? 'Каждый подписывает сам, со своего телефона. Пока не подписали все, договора нет.'
            : 'Подписываете вы, со своего телефона.',
      },
      ...guardians(people),
      {
        text: `Подписанный текст определяется отпечатком SHA-256, который указан на каждом листе. ${seller.nom} хранит подписанный текст неизменным.`,
        plain: 'По отпечатку любой проверит, что подписан именно тот текст, который показали вам.',
      },
    ],
  };
};

/** What the signature of a parent means for a child and for a minor. */
function guardians(people: ContractFacts['people']): ClauseDraft[] {
  const named = (by: 'parent' | 'consent') =>
    people.flatMap(({ fullName, acts }) =>
      acts?.by === by ? [`${acts.parent} — ${fullName}`] : [],
    );
  const [forChildren, forMinors] = [named('parent'), named('consent')];
  return [
    ...(forChildren.length > 0
      ? [
          {
            text: `Подпись законного представителя поставлена также от имени несовершеннолетнего до четырнадцати лет: ${forChildren.join('; ')}.`,
            law: [LAW.parentActs],
            plain: 'Ребёнок до 14 лет не подписывает: за него своей подписью подписывает родитель.',
          },
        ]
      : []),
    ...(forMinors.length > 0
      ? [
          {
            text: `Подпись законного представителя означает также его письменное согласие на заключение Договора несовершеннолетним старше четырнадцати лет: ${forMinors.join('; ')}.`,
            law: [LAW.parentConsents],
            plain:
              'С 14 лет подписывают сами. Родитель соглашается с этим своей подписью под тем же договором.',
          },
        ]
      : []),
  ];
}
