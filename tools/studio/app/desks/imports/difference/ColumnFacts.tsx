import type { StudioResult } from '../../../../contract/client.ts';
import { Facts } from '../../../components/facts/Facts.tsx';

interface ColumnFactsProps {
  columns: StudioResult<'Imports.Source'>['source']['columns'];
}

/** Headings of a table, each with what it is taken for. */
export const ColumnFacts = ({ columns }: ColumnFactsProps) => (
  <Facts facts={columns.map(({ heading, meaning }) => ({ label: heading, value: meaning }))} />
);
