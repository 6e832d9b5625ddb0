import type { StudioResult } from '../../../contract/client.ts';

/** A kind as the list has it. */
export type LetterRow = StudioResult<'Letters.List'>['letters'][number];

/** A kind with its text. */
export type Letter = StudioResult<'Letters.Get'>['letter'];

export type LetterBody = Letter['body'];

export type LetterPreview = StudioResult<'Letters.Preview'>;

export const CHANNELS = { mail: 'Письмо', sms: 'СМС' } as const;

/** Kinds that a view of the desk shows. */
export const VIEWS = {
  all: { title: 'Все', has: () => true },
  mail: { title: 'Письма', has: ({ channel }: LetterRow) => channel === 'mail' },
  sms: { title: 'СМС', has: ({ channel }: LetterRow) => channel === 'sms' },
  own: { title: 'Свои тексты', has: ({ own }: LetterRow) => own },
} as const;

export type ViewId = keyof typeof VIEWS;

export const viewOf = (asked: string): ViewId => (asked in VIEWS ? (asked as ViewId) : 'all');
