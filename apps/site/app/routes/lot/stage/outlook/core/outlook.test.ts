import { describe, expect, it } from 'vitest';
import {
  landmarkWords,
  nearestWords,
  outlooksOf,
  pictureWords,
  tabName,
  waterWords,
  windowName,
  type Outlook,
} from './outlook-words.ts';
import { placeOf, strokesOf } from './strip.ts';

const outlook = (change: Partial<Outlook['view']>, facing = 180): Outlook => ({
  ...{ room: 'Гостиная', facing, picture: '', hour: 10, nth: 1, place: null },
  view: {
    ...{ sky: 50, water: 0, green: 1, house: 19, ground: 30 },
    ...{ eyes: 48.3, nearest: null, landmarks: [], ...change },
  },
});

describe('words of a view', () => {
  it('tells two windows of a room to one side apart', () => {
    const { room, nth, ...window } = outlook({});
    const light = { rooms: [{ name: room, windows: [window, window] }] };
    const [first, second] = outlooksOf(light as unknown as Parameters<typeof outlooksOf>[0]);
    expect([first?.nth, second?.nth]).toEqual([nth, 2]);
    expect(second && [windowName(second), tabName(second)]).toEqual([
      'Гостиная, 2-е окно на юг',
      'Гостиная, на юг, 2',
    ]);
  });

  it.each([
    [[0], 'Воды из окон не видно'],
    [[0, 21], 'Воду видно из одного окна'],
    [[48, 21], 'Воду видно из двух окон'],
    [[1, 2, 3, 0], 'Воду видно из трёх окон'],
  ])('counts the windows with water of %j', (shares, title) => {
    expect(waterWords(shares.map((water) => outlook({ water }))).title).toBe(title);
  });

  it.each([
    [null, 'Домов в окне нет'],
    [{ distance: 40.2, rise: -31.8 }, 'его крыша на 31,8\u00a0м ниже глаз'],
    [{ distance: 24, rise: 12 }, 'его крыша на 12\u00a0м выше глаз'],
  ])('says of the nearest house %j', (nearest, words) => {
    expect(Object.values(nearestWords({ nearest }))).toContain(words);
  });

  it('names landmarks with their way and bearing', () => {
    const landmarks = [
      { name: 'Лахта Центр', bearing: 312, distance: 6200 },
      { name: 'Телебашня', bearing: 57, distance: 7000 },
    ];
    expect(landmarkWords({ landmarks })).toBe(
      'Лахта Центр, 6,2\u00a0км на северо-запад (312°); Телебашня, 7\u00a0км на северо-восток (57°)',
    );
  });

  it('tells the picture to who does not see it', () => {
    const sentence = pictureWords(
      outlook({ water: 21, nearest: { distance: 40.2, rise: -31.8 } }, 270),
    );
    expect(sentence).toBe(
      'Гостиная, окно на запад: небо 50\u00a0%, вода 21\u00a0%, дома 19\u00a0%, деревья 1\u00a0%, земля 30\u00a0%; ближайший дом в\u00a040\u00a0м',
    );
  });
});

describe('the strip of the sides of the world', () => {
  it('has the axis of a window in its middle and its sides at equal angles', () => {
    const strokes = strokesOf(180);
    expect(strokes.find(({ azimuth }) => azimuth === 180)).toMatchObject({ at: 50, name: 'Ю' });
    const at = (azimuth: number) => strokes.find((one) => one.azimuth === azimuth)?.at ?? 0;
    expect(at(165) + at(195)).toBeCloseTo(100);
    expect(strokes.every((one) => one.at >= 0 && one.at <= 100)).toBe(true);
  });

  it('puts a landmark where it would be drawn, none where it would not', () => {
    expect(placeOf(0, 345)).toBeCloseTo(placeOf(180, 165) ?? 0);
    expect(placeOf(0, 0)).toBe(50);
    expect(placeOf(0, 180)).toBeNull();
  });

  it('goes over the north', () => {
    const names = strokesOf(0).filter(({ kind }) => kind !== 'plain');
    expect(names.map(({ name }) => name)).toEqual(['330°', '345°', 'С', '15°', '30°']);
  });
});
