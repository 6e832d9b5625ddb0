/** Whom a drawing shows, as `media/portraits/portraits.json` has it. */
interface Drawn {
  id: string;
  sex: string;
  age: string;
  helmet: boolean;
}

/** Somebody with a portrait. */
interface Portrayed {
  name: string;
  portrait: number;
  sex: 'f' | 'm';
  isBuyer?: boolean;
}

/** People who sign by name and patronymic alone are the older ones. */
const PATRONYMIC = /(вич|вна|чна)$/;

/**
 * A portrait is of one person, of that person's sex and age, and only builders wear helmets.
 * @param named everybody whom content names: people of the company, and authors of reviews
 * @returns pairs of a name and what is wrong
 */
export function portraitMistakes(
  people: readonly Portrayed[],
  drawings: readonly Drawn[],
  { staff, authors }: { staff: readonly string[]; authors: readonly string[] },
): [string, string][] {
  const faceless = staff.filter((name) => !people.some((one) => one.name === name));
  return [
    ...faceless.map((name): [string, string] => [name, 'works here and has no portrait']),
    ...people.flatMap(({ name, portrait, sex, isBuyer }, index): [string, string][] => {
      const drawn = drawings.find(({ id }) => Number(id.slice(-2)) === portrait);
      const twin = people.slice(0, index).find((one) => one.portrait === portrait);
      const reasons = [
        !drawn && 'has a portrait that is not there',
        twin && `has the portrait of ${twin.name}`,
        drawn && drawn.sex !== sex && 'has a portrait of the other sex',
        drawn && PATRONYMIC.test(name) && drawn.age !== 'older' && 'has too young a portrait',
        drawn?.helmet && isBuyer && 'is a buyer in a helmet',
        isBuyer && !authors.includes(name) && 'has a portrait and no review',
        !isBuyer && !staff.includes(name) && 'has a portrait and is nowhere',
      ];
      return reasons.flatMap((reason): [string, string][] => (reason ? [[name, reason]] : []));
    }),
  ];
}
