import { expect, test } from 'vitest';
import { composeContract } from '../../src/modules/deal/contract-text/core/compose.ts';
import { sale, share } from '../../src/modules/deal/contract-text/core/facts.fixture.ts';
import { complexes } from '../data/complexes/index.ts';
import { documentsOf } from '../generator/complex-documents.ts';
import { sampleContract } from './sample-contract.ts';

const samples = complexes.flatMap((complex) =>
  documentsOf(complex).flatMap(({ name, contract }) =>
    contract ? [{ name, ...sampleContract(complex, contract) }] : [],
  ),
);

test('every complex publishes one sample of its contract', () => {
  expect(samples.map(({ name }) => name).toSorted()).toEqual(
    complexes.map(({ vendor }) => `${vendor}-${vendor === 'svetly' ? 'dkp' : 'ddu'}`).toSorted(),
  );
});

test('a sample has the chapters of the contract that is signed, its drawings, and nobody’s name or day', () => {
  for (const { name, paragraphs, drawings } of samples) {
    const signed = composeContract(name.endsWith('-dkp') ? sale : share).chapters;
    const chapters = paragraphs.filter((one) => /^\d+\. /.test(one));
    expect(chapters).toEqual(signed.map(({ number, title }) => `${number}. ${title}`));
    expect(drawings?.map(({ title }) => title)).toEqual([
      'Чертёж 1. План Объекта',
      'Чертёж 2. Место Объекта на этаже',
    ]);
    expect(paragraphs.join(' ')).toContain('фамилия, имя, отчество, дата рождения');
    expect(paragraphs.join(' ')).not.toMatch(/1900|undefined|NaN/);
  }
});
