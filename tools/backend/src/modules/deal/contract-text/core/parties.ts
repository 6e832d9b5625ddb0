import { day } from './amounts.ts';
import { LAW } from '../../law/law.ts';
import { sidesOf } from './sides.ts';
import type { ContractFacts, ContractPerson, WriteChapter } from './types.ts';

/** Who makes the contract, and how they will own. */
export const parties: WriteChapter = (facts) => {
  const { developer, kind, people } = facts;
  const { seller, buyer, verb } = sidesOf(facts);
  const signer = developer.signatory ? `, в лице ${developer.signatory}` : '';
  return {
    title: 'Стороны',
    clauses: [
      {
        text: `${developer.name}, ИНН ${developer.inn}, ОГРН ${developer.ogrn}, адрес: ${developer.address} (далее — ${seller.nom})${signer}, с одной стороны,`,
        plain:
          kind === 'ddu'
            ? 'Компания, которая строит дом и отвечает за него.'
            : 'Компания, которая построила дом и продаёт то, что ей в нём принадлежит.',
      },
      {
        text: `и ${people.map(personWords).join('; ')} (далее — ${buyer.nom}), с другой стороны, заключили настоящий Договор.`,
        plain: 'Сверьте фамилии, даты и номера с документами: с ошибкой договор не зарегистрируют.',
        ...(people.some(({ acts }) => acts) && { law: actingLaw(people) }),
      },
      {
        text: `${buyer.nom} ${verb('приобретает', 'приобретают')} Объект ${ownership(facts)}.`,
        plain: PLAIN[facts.ownership],
        ...(facts.ownership !== 'single' && { law: [OWNING_LAW[facts.ownership]] }),
        ...(people.length > 1 && { sample: sampleOwnership(facts) }),
      },
    ],
  };
};

function sampleOwnership(facts: ContractFacts) {
  const { buyer } = sidesOf({ ...facts, people: [facts.people[0]] });
  const asked = facts.ownership === 'joint' ? 'указаны супруги' : 'указаны доли';
  return {
    text: `${buyer.nom} приобретает Объект в собственность.`,
    reason: `В образце покупатель один, в заказе ${asked}`,
  };
}

const OWNING_LAW = { joint: LAW.jointOwnership, shares: LAW.sharedOwnership } as const;

const PLAIN: Readonly<Record<ContractFacts['ownership'], string>> = {
  single: 'Собственник один — вы. Если вы в браке, согласие супруга удостоверяет нотариус.',
  joint: 'Квартира общая, долей нет: так по закону владеют супруги, если не договорились иначе.',
  shares: 'У каждого своя доля, в реестр её запишут отдельно.',
};

function ownership({ people, ownership: kind }: ContractFacts): string {
  if (kind === 'single') return 'в собственность';
  if (kind === 'joint') return 'в общую совместную собственность без определения долей';
  const shares = people.map(({ fullName, share }) => `${fullName} — ${share.part}/${share.of}`);
  return `в общую долевую собственность: ${shares.join(', ')}`;
}

function personWords(person: ContractPerson): string {
  const { fullName, birthDate, paper, snils, inn, address } = person;
  const tax = inn === null ? '' : ` ИНН ${inn},`;
  return `${fullName}, ${day(birthDate)} рождения, ${paper}, СНИЛС ${snils},${tax} адрес: ${address}${actsWords(person)}`;
}

function actsWords({ acts }: ContractPerson): string {
  switch (acts?.by) {
    case 'parent':
      return `, действующий(ая) от имени несовершеннолетнего законный представитель — ${acts.parent}`;
    case 'consent':
      return `, действующий(ая) с согласия законного представителя — ${acts.parent}`;
    case 'power':
      return `, от имени которого(ой) действует представитель — ${acts.fullName}, ${day(acts.birthDate)} рождения, ${acts.paper}, по доверенности ${acts.power}`;
    default:
      return '';
  }
}

/** Rules of law that the way in which people act states. */
const LAW_OF = { parent: LAW.parentActs, consent: LAW.parentConsents, power: LAW.power } as const;

const actingLaw = (people: ContractFacts['people']) => [
  ...new Set(people.flatMap(({ acts }) => (acts ? LAW_OF[acts.by] : []))),
];
