import { ArrowLink } from '@m30/ui-kit/link';
import { catalogueOf } from '../../details/data/catalogue-of.ts';

export interface ChessFallbackProps {
  vendor: string;
  subvendor: string;
}

/** The way to the chessboard in the catalogue, until the one of this page is here. */
export function ChessFallback({ vendor, subvendor }: ChessFallbackProps) {
  return (
    <p>
      <ArrowLink href={`${catalogueOf(vendor, { building: [subvendor] })}&view=chess`}>
        Открыть шахматку
      </ArrowLink>
    </p>
  );
}
