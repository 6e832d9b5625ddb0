import { LAW } from '../../law/law.ts';
import { sidesOf } from './sides.ts';
import type { ClauseDraft, ContractFacts, WriteChapter } from './types.ts';

/** How the contract is signed and from when it holds. */
export const signatures: WriteChapter = (facts) => {
  const { kind, people } = facts;
  const { seller, buyer } = sidesOf(facts);
  const one = kind === 'ddu' ? 'участника' : 'покупателя';
  const signers = people.flatMap(({ fullName, acts }) => {
    if (acts?.by === 'parent') return [];
    return acts?.by === 'power' ? `${acts.fullName} за ${one} ${fullName}` : fullName;
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
        text:
          people.length > 1
            ? `От имени ${buyer.gen} Договор подписывает каждый своей электронной подписью: ${signers.join(', ')}. Договор считается подписанным, когда его подписали все.`
            : alone(facts),
        plain:
          people.length > 1
            ? 'Каждый подписывает сам, со своего телефона. Пока не подписали все, договора нет.'
            : 'Подписываете вы, со своего телефона.',
        ...(people.length > 1 && {
          sample: {
            text: alone(facts),
            reason: 'В образце подписывает один покупатель, в заказе их несколько',
          },
        }),
      },
      ...guardians(people),
      {
        text: sellerSigns(facts),
        plain:
          kind === 'ddu'
            ? 'Компания подписывает после вас, перед тем как отправить договор в Росреестр.'
            : 'Компания подписывает после вас, перед тем как отправить документы в Росреестр.',
      },
      {
        text: `Подписанный текст определяется отпечатком SHA-256, который указан на каждом листе. ${seller.nom} хранит подписанный текст неизменным.`,
        plain: 'По отпечатку любой проверит, что подписан именно тот текст, который показали вам.',
      },
    ],
  };
};

/** Who signs for the company and on what authority, with its requisites. */
function sellerSigns(facts: ContractFacts): string {
  const { name, inn, ogrn, address, signatory } = facts.developer;
  const { seller, buyer } = sidesOf(facts);
  const signer = signatory ? ` в лице ${signatory}` : '';
  const one = `${name} (ИНН ${inn}, ОГРН ${ogrn}, ${address})${signer}`;
  return `От имени ${seller.gen} Договор подписывает ${one}, после ${buyer.gen} и до подачи на государственную регистрацию.`;
}

/** One buys, and signs, as in the sample. */
function alone(facts: ContractFacts): string {
  const { buyer } = sidesOf({ ...facts, people: [facts.people[0]] });
  return `От имени ${buyer.gen} Договор подписывает ${facts.people[0].fullName}.`;
}

const NO_GUARDIANS = 'Законные представители Договор не подписывают.';

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
            sample: {
              text: NO_GUARDIANS,
              reason: 'В образце все взрослые, среди покупателей есть ребёнок до 14 лет',
            },
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
            sample: {
              text: NO_GUARDIANS,
              reason: 'В образце все взрослые, среди покупателей есть подросток от 14 до 18 лет',
            },
          },
        ]
      : []),
  ];
}
