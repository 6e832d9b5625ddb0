import { expect, it } from 'vitest';
import { roomsOfAll, type Room } from './rooms-of-all.ts';

const picture = { id: 'x', alt: '', width: 1280, height: 800, colour: '#888888' };
const offer = (...rooms: Room[]) => ({
  rooms: rooms.map((room) => ({ room, name: room, picture })),
});
const roomsOf = (...offers: Parameters<typeof roomsOfAll>[0]) =>
  roomsOfAll(offers).map(({ room }) => room);

it.each([
  [
    'rooms of both',
    [offer('kitchen', 'child', 'bath'), offer('bath', 'kitchen')],
    ['kitchen', 'bath'],
  ],
  ['no room where one has none', [offer('kitchen'), {}], []],
  ['no room where there is no finish', [undefined, undefined], []],
])('two finishes are compared in %s', (_what, offers, rooms) => {
  expect(roomsOf(...offers)).toEqual(rooms);
});
