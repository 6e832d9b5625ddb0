import { LotTable } from '../../../../../components/rows/lot-row/index.ts';
import rowCss from '../../../../../components/rows/lot-row/LotRow.module.css?inline';
import type { ViewProps } from '../shared/view-props.ts';
import { ViewStyles } from '../shared/ViewStyles.tsx';
import { StoreRow } from './StoreRow.tsx';

/** Lots of one page as rows of a table. */
export default function ListView({ found: { lots }, pending }: ViewProps<'list'>) {
  return (
    <>
      <ViewStyles id="list" css={import.meta.env.SSR ? [rowCss] : []} />
      <LotTable caption="Найденные квартиры" actions pending={pending}>
        {lots.map((lot) => (
          <StoreRow key={lot.id} lot={lot} />
        ))}
      </LotTable>
    </>
  );
}
