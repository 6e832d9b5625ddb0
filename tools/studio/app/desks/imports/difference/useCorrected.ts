import { useRef, useState } from 'react';
import type { ChosenColumns } from '../../../../contract/catalogue/import-column.schema.ts';
import type { StudioResult } from '../../../../contract/client.ts';

type Result = StudioResult<'Imports.Run'>;

/** A difference that is made anew by other columns; of two questions only the later one's answer is taken. */
export function useCorrected(
  first: Result,
  compare: (columns: ChosenColumns) => Promise<Result | null>,
) {
  const [corrected, setCorrected] = useState<{ result: Result; chosen?: ChosenColumns }>();
  const [blocked, setBlocked] = useState(false);
  const asked = useRef(0);
  const choose = async (chosen: ChosenColumns | null) => {
    const mine = ++asked.current;
    setBlocked(true);
    if (!chosen) return true;
    const result = await compare(chosen);
    if (mine !== asked.current) return true;
    setBlocked(false);
    if (result) setCorrected({ result, chosen });
    return result !== null;
  };
  return {
    result: corrected?.result ?? first,
    /** The columns that the difference was made by; `undefined` for those it came with. */
    chosen: corrected?.chosen,
    /** It is not the difference of the columns that are chosen. */
    blocked,
    isCorrected: corrected !== undefined,
    choose,
    take: (result: Result) => setCorrected((before) => ({ ...before, result })),
  };
}
