import {
  instalmentCodec,
  INSTALMENT_START,
  OWN_INSTALMENT,
} from '@m30/calculators/instalment/core';
import { expect, test } from 'vitest';
import { instalmentHref } from './lot-href.ts';

test.each([3, 12, 24])(
  'the instalment calculator opens with the flat’s price and %i months',
  (months) => {
    const price = 1_234_567_800;
    const codec = instalmentCodec(OWN_INSTALMENT, { price: 1, ...INSTALMENT_START });
    const query = new URL(instalmentHref(price, months), 'https://m30.example').searchParams;
    expect(codec.read(query)).toEqual({ price, months, share: INSTALMENT_START.share });
  },
);
