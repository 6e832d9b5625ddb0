import { rateWords } from '@m30/calculators/credit/core';
import { formatArea, formatMoney } from '@m30/ui-kit/format';
import type { MortgageTeaserProps } from './MortgageTeaser.tsx';

const JOIN = '\u2060-\u2060';

/** What the payment is calculated for, in one sentence. */
export function exampleWords({ example, programme }: MortgageTeaserProps): string {
  const { rooms, euro, area, complexName, price } = example;
  const flat =
    rooms === 'studio'
      ? 'Студия'
      : euro
        ? `Евро${JOIN}${rooms}`
        : `${rooms}${JOIN}комнатная квартира`;
  const cost = price === null ? '' : ` за\u00a0${formatMoney(price)}`;
  return `${flat} ${formatArea(area)}, «${complexName}»${cost}. ${programme.name}, ${rateWords(programme)}.`;
}
