import { demoParticipants } from '@m30/api';
import { expect, it } from 'vitest';
import { documentRows } from './document-rows.ts';

const file = (kind: string, guid: string, participant?: number) => ({
  ...{ guid, kind, name: 'скан', src: `/api/files/${guid}`, type: 'pdf', size: 1 },
  ...(participant !== undefined && { participant }),
});

const wanted = [0, 1].map((participant) => ({
  ...{
    kind: 'passport',
    title: 'Паспорт',
    participant,
    done: false,
    check: 'missing' as const,
    fault: null,
  },
}));

it('wanted documents come first, each with its owner and its own files', () => {
  const rows = documentRows({
    papers: wanted,
    participants: demoParticipants,
    files: [
      file('passport', 'a', 1),
      file('other', 'b'),
      { name: 'Проект договора', src: '/api/files/c', type: 'rtf', size: 1 },
    ],
  });
  expect(
    rows.map(({ title, whose, files }) => [title, whose, files.map(({ guid }) => guid)]),
  ).toEqual([
    ['Паспорт', 'Савельева\u00a0М.\u00a0А.', []],
    ['Паспорт', 'Савельев\u00a0П.\u00a0И.', ['a']],
    ['СНИЛС', null, []],
    ['Свидетельство о\u00a0браке', null, []],
    ['Другие документы', null, ['b']],
  ]);
});

it('a wanted document is not listed a second time', () => {
  const papers = [
    {
      kind: 'other',
      title: 'Выписка',
      participant: null,
      done: false,
      check: 'missing' as const,
      fault: null,
    },
  ];
  const titles = documentRows({ papers, participants: demoParticipants, files: [] }).map(
    ({ title }) => title,
  );
  expect(titles).toEqual(['Выписка', 'СНИЛС', 'Свидетельство о\u00a0браке']);
});
