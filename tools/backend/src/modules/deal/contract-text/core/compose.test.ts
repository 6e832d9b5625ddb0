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
  // A completed lot is paid at once.
  .filter(({ base, payment }) => base.kind === 'ddu' || payment.kind !== 'instalment')
  .map(({ base, bare, section, floor, ...more }) => ({
    ...base,
    ...more,
    lot: {
      ...base.lot,
      section,
      floor,
      ...(bare && { rooms: [], summer: [], finish: null, drawings: [] }),
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
        const count = facts.lot.drawings.length > 0 ? 12 : 11;
        expect(chapters.map(({ number }) => number)).toEqual(
          Array.from({ length: count }, (_, at) => at + 1),
        );
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

  test.each([
    [undefined, '(далее — Застройщик), с одной стороны,'],
    [
      'генерального директора Белова Олега Петровича, действующего на основании устава',
      '(далее — Застройщик), в лице генерального директора Белова Олега Петровича, действующего на основании устава, с одной стороны,',
    ],
  ])(
    'names who signs for the developer where the company has written it: %s',
    (signatory, said) => {
      expect(textOf({ ...share, developer: { ...share.developer, signatory } })).toContain(said);
    },
  );

  test('names the company that signs, after the buyers and before the registration', () => {
    const clause = clausesOf(share).findLast(({ number }) => number.startsWith('11.'));
    const company = clausesOf(share).find(({ text }) => text.startsWith('От имени Застройщика'));
    expect(company?.text).toContain(`ИНН ${share.developer.inn}, ОГРН ${share.developer.ogrn}`);
    expect(company?.text).toMatch(/после Участника и до подачи на государственную регистрацию\.$/);
    expect(clause?.text).toContain('отпечатком SHA-256');
  });

  test('ends with its drawings, whose hashes are a part of what is signed', () => {
    const { chapters } = composeContract(share);
    const last = chapters.at(-1);
    expect(last?.drawings?.map(({ title }) => title)).toEqual([
      'Чертёж 1. План Объекта',
      'Чертёж 2. Место Объекта на этаже',
    ]);
    for (const [at, { sha256 }] of share.lot.drawings.entries()) {
      expect(last?.clauses[at]?.text).toContain(sha256);
    }
    const [first, ...others] = share.lot.drawings;
    const other = { ...share.lot, drawings: [{ ...first, sha256: 'c'.repeat(64) }, ...others] };
    const redrawn = composeContract({ ...share, lot: other as typeof share.lot });
    expect(contractHash(redrawn)).not.toBe(contractHash(composeContract(share)));
    expect(textOf(sale)).toContain(share.lot.drawings[0]?.sha256);
  });

  test('of a lot that nobody has drawn promises no drawing', () => {
    const text = textOf({ ...share, lot: { ...share.lot, drawings: [] } });
    expect(text).not.toMatch(/чертеж|приложени/i);
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

  test('a sale by instalments is a fault of the data, not a contract', () => {
    const [payment] = payments.filter(({ kind }) => kind === 'instalment');
    expect(() => composeContract({ ...sale, ...(payment && { payment }) })).toThrow('instalments');
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

  test('of an instalment come each by its day, which is listed, and the last before the keys', () => {
    const [payment] = payments.filter(({ kind }) => kind === 'instalment');
    const facts = { ...share, ...(payment && { payment }) };
    const text = clausesOf(facts).find(({ number }) => number === '5.1')?.text ?? '';
    expect(text.replaceAll('\u00a0', ' ').split('\n')).toEqual([
      'Участник вносит 11 518 000 ₽ первым взносом, остаток — 3 платежа на счёт эскроу:',
      '1) до 20 февраля 2027 года — 6 666 666,66 ₽;',
      '2) до 20 мая 2027 года — 6 666 666,66 ₽;',
      '3) до 20 августа 2027 года — 6 666 666,68 ₽.',
      expect.stringMatching(/через каждые 3 месяца.*за месяц до срока передачи/),
    ]);
    expect(canonicalText(composeContract(facts))).toContain('; 2) до 20 мая 2027 года — ');
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

  test.each([
    ['parent', 'ребёнок до 14 лет'],
    ['consent', 'подросток от 14 до 18 лет'],
  ] as const)('are marked as different from the sample, who signs and whose %s', (by, who) => {
    const people = [anna, { ...child, inn: null, acts: { by, parent: anna.fullName } }] as const;
    const marked = clausesOf({ ...share, people, ownership: 'shares' }).filter(
      ({ differs, number }) => differs && number.startsWith('11.'),
    );
    expect(marked.map(({ number, reason }) => [number, reason?.replace(/\s/g, ' ')])).toEqual([
      ['11.2', expect.stringContaining('в заказе их несколько')],
      ['11.3', expect.stringContaining(who)],
    ]);
    expect(marked[0]?.sample).toContain('От имени Участника Договор подписывает Лебедева');
  });

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
    const acts = { by: 'power', ...agent, power: '№ 78/1' } as const;
    const sold = textOf({ ...sale, people: [anna, { ...sergey, acts }], ownership: 'joint' });
    expect(sold).toContain('Иванов Иван за покупателя Лебедев Сергей');
    expect(sold).not.toMatch(/участник/i);
  });
});
