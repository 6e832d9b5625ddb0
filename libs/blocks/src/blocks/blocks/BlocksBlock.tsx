import { BlockHead } from '../../parts/block-head/BlockHead.tsx';
import type { KindsProps } from './blocks.schema.ts';
import { IconPoints } from './IconPoints.tsx';
import { Ideology } from './Ideology.tsx';
import { Partners } from './Partners.tsx';

/** Points side by side: statements, icons or partners. */
export function BlocksBlock(props: KindsProps) {
  return (
    <>
      <BlockHead title={props.title} />
      {props.kind === 'ideology' && <Ideology {...props} />}
      {props.kind === 'icon' && <IconPoints {...props} />}
      {props.kind === 'partners' && <Partners {...props} />}
    </>
  );
}
