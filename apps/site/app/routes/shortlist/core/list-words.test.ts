import { describe, expect, test } from 'vitest';
import { actWords, countWords, seenWords, standingWords, summaryOf } from './list-words.ts';
import { listed, member } from './shortlist.fixture.ts';
import { wishGroups } from './wish-groups.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const NOW = '2026-11-27T09:10:00.000Z';

const anna = member({ wishes: { ...member().wishes, raised: true, finished: true } });
const mikhail = member({ guid: 'mikhail', name: 'Михаил' });
const both = [anna, mikhail];
const says = (who: string, vote: 'heart' | 'veto') => ({ member: who, vote, note: '' });

test.each([
  ['heart', '№ 48, «Террасы»', 'Михаил: сердце, № 48, «Террасы», 12:04'],
  ['joined', null, 'Михаил: теперь в списке, 12:04'],
] as const)('an act %s', (kind, what, words) => {
  const act = { kind, who: 'Михаил', what, at: '2026-11-27T09:04:00.000Z' };
  expect(plain(actWords(act, NOW))).toBe(words);
});

test.each([
  ['2026-11-27T09:09:00.000Z', 'сейчас здесь'],
  ['2026-11-27T08:00:00.000Z', 'последний визит 11:00'],
  ['2026-11-20T08:00:00.000Z', 'последний визит 20 ноября, 11:00'],
])('seen at %s', (seen_at, words) => {
  expect(plain(seenWords({ seen_at }, NOW))).toBe(words);
});

test('lots and voices are counted', () => {
  expect(plain(countWords({ lots: [listed()], members: both }))).toBe('1 лот, 2 голоса');
});

describe('why a lot stands where it stands', () => {
  test.each([
    ['all', [says('anna', 'heart'), says('mikhail', 'heart')], 'free', 'хотят оба'],
    ['some', [says('mikhail', 'heart')], 'free', 'за: Михаил'],
    ['vetoed', [says('anna', 'veto'), says('mikhail', 'heart')], 'held', 'вето: Анна'],
    ['open', [], 'free', 'голосов пока нет'],
    ['all', [], 'sold', 'купить уже нельзя'],
  ] as const)('%s, %j, %s', (standing, opinions, status, words) => {
    const one = listed({ standing, opinions: [...opinions] }, { status });
    expect(plain(standingWords(one, both))).toBe(words);
  });
});

describe('the summary', () => {
  const of = (lots: ReturnType<typeof listed>[], members = both) =>
    summaryOf({ lots, members }, wishGroups(members, lots));

  test('names what both want and what it lacks', () => {
    const one = listed({ standing: 'all' }, { floor: 1 });
    const { words, listed: about } = of([one]);
    expect(plain(words)).toBe(
      'Оба хотят «Светлый двор», корпус 1, № 48. Не сходится: не первый этаж.',
    );
    expect(about).toBe(one);
    expect(plain(of([listed({ standing: 'all' })]).words)).toContain('Желания сходятся.');
  });

  test('says what to do while there is nothing, and a sold lot is nothing', () => {
    expect(of([listed({ standing: 'all' }, { status: 'sold' })]).listed).toBeNull();
    expect(plain(of([listed({ standing: 'some' })]).words)).toContain('Общего выбора пока нет');
    expect(plain(of([], [anna]).words)).toContain('Отправьте ссылку');
  });
});
