import { complexData } from './complex-data.ts';
import type { Complex } from './data/complex.ts';

export interface ComplexDataProps {
  complex: Complex;
  origin: string;
}

/** What search engines read of a complex, where its data is: the head of the page would need it twice. */
export function ComplexData({ complex, origin }: ComplexDataProps) {
  const json = JSON.stringify(complexData(complex, origin)).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
