import { Fragment } from 'react';
import { LotGrid } from '../../../../components/lot-card/index.ts';
import type { CatalogueData } from '../data/catalogue.server.ts';
import { HelpTile } from '../tile/HelpTile.tsx';
import { ProgrammeTile } from '../tile/ProgrammeTile.tsx';
import { StoreCard } from './StoreCard.tsx';
import type { ViewProps } from './shared/view-props.ts';

/** Cards before the programme's tile, and cards that are in sight at once. */
const BEFORE_TILE = 4;
const FIRST_SCREEN = 3;

export interface CardsViewProps extends ViewProps<'cards'>, Pick<CatalogueData, 'programme'> {}

/** Lots of one page in their grid. */
export function CardsView({ found: { lots, page }, programme, pending }: CardsViewProps) {
  const tileAfter = page === 1 ? Math.min(BEFORE_TILE, lots.length) : 0;
  return (
    <LotGrid pending={pending}>
      {lots.map((lot, i) => (
        <Fragment key={lot.id}>
          <StoreCard lot={lot} eager={i < FIRST_SCREEN} />
          {i + 1 === tileAfter && <ProgrammeTile programme={programme} />}
        </Fragment>
      ))}
      <HelpTile cells={lots.length + (tileAfter > 0 ? 1 : 0)} />
    </LotGrid>
  );
}
