import type { MethodContract } from '@m30/api';

/** Bytes of a large body: as many as a method takes. */
export const LARGE = 1024 * 1024;
export const SMALL = 100;

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** What is sent, in a small and in a large body. */
export interface Shape {
  name: string;
  type: string;
  body: (bytes: number) => string;
}

/** A text repeated until it has so many bytes. */
const filled = (piece: string, bytes: number) =>
  piece.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(piece))));

const inJson = (name: string, write: (text: string) => string, piece: string): Shape => ({
  name,
  type: JSON_TYPE,
  body: (bytes) => write(filled(piece, bytes - Buffer.byteLength(write('')))),
});

const key = (text: string) => `{"${text}":1}`;

/** Bodies of a method: a field that nobody knows, and one that is far too long. */
export function shapesOf({ input }: Pick<MethodContract, 'input'>): Shape[] {
  const entries: object = 'entries' in input ? (input.entries as object) : {};
  const [field = 'any'] = Object.keys(entries);
  const value = (text: string) => `{"${field}":"${text}"}`;
  return [
    inJson('a field of Russian letters', key, 'я'),
    inJson('a field of mail addresses', key, 'a.b@'),
    inJson('a field of digits', key, '1 '),
    inJson('a text', value, 'ял '),
    inJson('tags', value, '<a '),
  ];
}

const inForm = (name: string, field: string, piece: string): Shape => ({
  name,
  type: FORM_TYPE,
  body: (bytes) => `${field}=${filled(piece, bytes - field.length - 1)}`,
});

/** Posts to a page; `change` is what several forms read. */
export const pageShapes: readonly Shape[] = [
  inForm('an unknown field', 'x', 'a'),
  inForm('a name', 'name', 'ab+'),
  inForm('digits', 'phone', '12+'),
  inForm('an order that nobody knows', 'change', '%D1%8F'),
];
