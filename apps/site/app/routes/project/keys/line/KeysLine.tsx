import { formatDate, formatQuarter, type Quarter } from '@m30/ui-kit/format';
import { TextLink } from '@m30/ui-kit/link';

/** Bounds of a forecast, first days of months. */
export interface KeysRange {
  from: string;
  to: string;
}

export interface KeysLineProps {
  /** The contract's quarter. */
  contract: Quarter;
  forecast: KeysRange;
  /** Where it is explained. */
  href: string;
}

/** «октябрь 2027 – февраль 2028»; of one month its name. */
export const rangeWords = ({ from, to }: KeysRange): string =>
  from === to
    ? formatDate(from, 'month')
    : `${formatDate(from, 'month')}\u00a0– ${formatDate(to, 'month')}`;

/** The keys in a line: the contract first, the forecast beside it with a link to how it came about. */
export function KeysLine({ contract, forecast, href }: KeysLineProps) {
  return (
    <>
      Договор: {formatQuarter(contract)} ·{' '}
      <TextLink href={href}>прогноз: {rangeWords(forecast)}</TextLink>
    </>
  );
}
