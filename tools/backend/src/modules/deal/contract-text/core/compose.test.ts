import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalText, contractHash } from './canonical.ts';
import { composeContract } from './compose.ts';
import { anna, payments, sale, sergey, share } from './facts.fixture.ts';
import type { ContractFacts } from './types.ts';

const half = { part: 1, of: 2 };

const people = fc.constantFrom<ContractFacts['people']>([anna], [{ ...anna, share: half }, sergey]);

const someFacts: fc.Arbitrary<ContractFacts> = fc
  .record({
    base: fc.constantFrom(share, sale),
    people,
    payment: fc.constantFrom(...payments),
    section: fc.constantFrom(0, 3),
    floor: fc.constantFrom(-1, 5),
    bare: fc.boolean(),
  })
  .map(({ base, bare, section, floor, ...more }) => ({
    ...base,
    ...more,
    lot: {
      ...base.lot,
      section,
      floor,
      ...(bare && { rooms: [], summer: [], finish: null }),
    },
  }));

const clausesOf = (facts: ContractFacts) =>
  composeContract(facts).chapters.flatMap(({ clauses }) => clauses);

const textOf = (facts: ContractFacts) => canonicalText(composeContract(facts));

describe('a contract', () => {
  test('has no placeholder that was left empty, in any kind and with any way to pay', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        for (const clause of clausesOf(facts)) {
          const said = [
            clause.text,
            clause.plain,
            clause.sample ?? '',
            clause.reason ?? '',
            ...clause.calculation.flat(),
          ];
          expect(said.join('|')).not.toMatch(
            /undefined|null|NaN|Infinity|\{|\}|_{2}|\s{2}| ,|\.\./,
          );
          expect(clause.plain).not.toBe('');
        }
      }),
    );
  });

  test('numbers its chapters and clauses without a gap', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const { chapters } = composeContract(facts);
        expect(chapters.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
        for (const { number, clauses } of chapters) {
          expect(clauses.map((one) => one.number)).toEqual(
            clauses.map((_, at) => `${number}.${at + 1}`),
          );
        }
      }),
    );
  });

  test('marks a clause exactly where it is another one than the sample’s, word by word', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        for (const { differs, sample, text, spans, reason } of clausesOf(facts)) {
          const without = (mark: string) =>
            spans
              .filter((span) => span.mark !== mark)
              .map((span) => span.text)
              .join('')
              .trim();
          expect(without('removed')).toBe(text);
          expect(without('added')).toBe(sample ?? text);
          expect([sample !== null, reason !== null]).toEqual([differs, differs]);
        }
      }),
    );
  });

  test('is the sample’s for one buyer who pays at once', () => {
    expect(clausesOf(share).filter(({ differs }) => differs)).toEqual([]);
    expect(clausesOf(sale).filter(({ differs }) => differs)).toEqual([]);
  });

  test('refers to a clause of the price that is there', () => {
    const [price] = clausesOf(share).filter(({ number }) => number === '4.1');
    expect(price?.text).toContain('за один квадратный метр');
  });
});

describe('the kinds', () => {
  test('a share in construction has an escrow account and a term, and money after its registration', () => {
    const text = textOf(share);
    expect(text).toContain('6. Счёт эскроу');
    expect(text).toContain('не позднее 31 марта 2028 года');
    expect(text).toContain('до 30 сентября 2028 года');
    expect(text).toContain('До регистрации Застройщик денег не принимает');
    expect(text).not.toMatch(/аккредитив|Покупател|Продав/);
  });

  test('a sale has a letter of credit, and neither an escrow account nor a share in construction', () => {
    const text = textOf(sale);
    expect(text).toContain('6. Аккредитив');
    expect(text).not.toMatch(/эскроу|Участник|Застройщик|долев|по обмерам/);
  });

  test('spouses own without shares, others by shares; each of them signs', () => {
    const people = [{ ...anna, share: { part: 1, of: 2 } }, sergey] as const;
    const joint = textOf({ ...share, people, ownership: 'joint' });
    expect(joint).toContain('в общую совместную собственность без определения долей');
    expect(joint).not.toContain('1/2');
    const parts = textOf({ ...share, people, ownership: 'shares' });
    expect(parts).toContain('в общую долевую собственность: Лебедева Анна Игоревна — 1/2');
    for (const text of [joint, parts]) {
      expect(text).toContain(
        'подписывает каждый своей электронной подписью: Лебедева Анна Игоревна, Лебедев Сергей Викторович',
      );
    }
    expect(textOf(share)).toContain(
      'От имени Участника Договор подписывает Лебедева Анна Игоревна',
    );
  });

  test('a share without a term is a fault of the data, not a contract', () => {
    expect(() => composeContract({ ...share, handover: null })).toThrow('no term of handover');
  });
});

describe('the sums', () => {
  const kopecksOf = (value: string) =>
    Math.round(Number(value.replace(/[^\d,]/g, '').replace(',', '.')) * 100);

  test.each(payments.filter(({ kind }) => kind !== 'own' && kind !== 'trade-in'))(
    'of the payment by $kind add up to the price, to the kopeck',
    (payment) => {
      const sources = clausesOf({ ...share, payment }).find(({ number }) => number === '5.1');
      const rows = sources?.calculation.map(([, value]) => kopecksOf(value)) ?? [];
      expect(rows.length).toBeGreaterThan(2);
      expect(rows.at(-1)).toBe(share.price);
      expect(rows.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(share.price);
    },
  );

  test('an instalment is paid a month before the keys, whenever it is signed', () => {
    const [payment] = payments.filter(({ kind }) => kind === 'instalment');
    if (!payment) throw new Error('there is no instalment');
    const sources = clausesOf({ ...share, payment }).find(({ number }) => number === '5.1');
    expect(sources?.text.replaceAll('\u00a0', ' ')).toMatch(
      /раз в квартал и не позднее 29 февраля 2028 года\.$/,
    );
  });

  test('the price is said in figures and words', () => {
    expect(textOf(share)).toContain(
      '31 518 000 (тридцать один миллион пятьсот восемнадцать тысяч) рублей, что составляет 340 000 ₽ за один квадратный метр',
    );
  });

  test('the areas add up to that of the lot', () => {
    const [, area] = clausesOf(share).filter(({ number }) => number.startsWith('3.'));
    expect(area?.calculation.slice(1)).toEqual([
      ['Лоджия', '4,5\u00a0м² × 0,5 = 2,25\u00a0м²'],
      ['Общая площадь', '90,4 + 2,25 = 92,65\u00a0м², до десятых 92,7\u00a0м²'],
    ]);
  });
});

describe('the hash', () => {
  test('is of what is signed: explanations and calculations do not change it', () => {
    const text = composeContract(share);
    const chapters = text.chapters.map((chapter) => ({
      ...chapter,
      clauses: chapter.clauses.map((clause) => ({ ...clause, plain: 'Иначе', calculation: [] })),
    }));
    expect(contractHash({ ...text, chapters })).toBe(contractHash(text));
  });

  test('is another one for any other fact', () => {
    const others: ContractFacts[] = [
      sale,
      { ...share, number: 'ДДУ-20418' },
      { ...share, drawnUp: '2026-11-21' },
      { ...share, price: share.price + 1 },
      { ...share, people: [sergey] },
      { ...share, lot: { ...share.lot, floor: 6 } },
      ...payments.slice(1).map((payment) => ({ ...share, payment })),
    ];
    const hashes = [share, ...others].map((facts) => contractHash(composeContract(facts)));
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test('does not depend on how its spaces are typed', () => {
    const text = composeContract(share);
    expect(contractHash({ ...text, title: text.title.replaceAll('\u00a0', ' ') })).toBe(
      contractHash(text),
    );
  });
});

describe('people who do not act for themselves alone', () => {
  const child = { ...sergey, fullName: 'Лебедева Вера Сергеевна', birthDate: '2018-05-03' };
  const family = (acts: NonNullable<(typeof child & ContractFacts['people'][0])['acts']>): string =>
    JSON.stringify(
      composeContract({
        ...share,
        people: [anna, { ...child, inn: null, acts }],
        ownership: 'shares',
      }).chapters.flatMap(({ clauses }) => clauses.map(({ text }) => text)),
    );

  test('a parent acts for a child, who does not sign', () => {
    const text = family({ by: 'parent', parent: anna.fullName });
    expect(text).toContain(`законный представитель — ${anna.fullName}`);
    expect(text).toContain('электронной подписью: Лебедева Анна Игоревна. Договор');
    expect(text).toContain('также от имени несовершеннолетнего до четырнадцати лет');
  });

  test('a parent consents to what a minor signs', () => {
    const text = family({ by: 'consent', parent: anna.fullName });
    expect(text).toContain(`с согласия законного представителя — ${anna.fullName}`);
    expect(text).toContain('Лебедева Анна Игоревна, Лебедева Вера Сергеевна. Договор');
    expect(text).toContain('письменное согласие');
  });

  test('a representative signs by the power that is named', () => {
    const agent = { fullName: 'Иванов Иван', birthDate: '1980-01-01', paper: 'паспорт 4000 1' };
    const text = family({ by: 'power', ...agent, power: '№ 78/1 от 01.11.2026' });
    expect(text).toContain('представитель — Иванов Иван, 1');
    expect(text).toContain('по доверенности № 78/1 от 01.11.2026');
    expect(text).toContain('Иванов Иван за участника Лебедева Вера Сергеевна');
  });
});
