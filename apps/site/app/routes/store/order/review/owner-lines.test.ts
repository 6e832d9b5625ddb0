import { expect, it } from 'vitest';
import type { Order } from '../../../../store/order/order.ts';
import { ownerLines } from './owner-lines.ts';

type People = Order['participants'];

const vera = { last_name: 'Орлова', name: 'Вера', second_name: 'Павловна' };
const igor = { last_name: 'Орлов', name: 'Игорь', second_name: 'Олегович' };
const owners = (...people: (typeof vera)[]) =>
  people.map((one) => ({ ...one, share: { part: 1, of: people.length } })) as People;

it.each([
  ['one person by the full name', owners(vera), 'single', ['Орлова Вера Павловна']],
  [
    'several by their shares',
    owners(vera, igor),
    'shares',
    ['Орлова В. П., доля 1/2', 'Орлов И. О., доля 1/2'],
  ],
  [
    'spouses without shares without any',
    owners(vera, igor),
    'joint',
    ['Орлова В. П.', 'Орлов И. О.', 'Общая собственность супругов, без определения долей'],
  ],
] as const)('names %s', (_, participants, ownership, lines) => {
  const said = ownerLines({ participants: participants as People, ownership });
  expect(said.map((line) => line.replaceAll('\u00a0', ' '))).toEqual(lines);
});
