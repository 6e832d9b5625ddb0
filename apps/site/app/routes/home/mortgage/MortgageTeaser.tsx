import { LatePart } from '@m30/ui-kit/late-part';
import { Section } from '@m30/ui-kit/section';
import type { HomeData } from '../data/home.server.ts';
import { StaticMortgage } from './StaticMortgage.tsx';

export type MortgageTeaserProps = NonNullable<HomeData['mortgage']>;

const load = () => import('./MortgageLive.tsx');

/** Payment for one real flat; the calculator comes to life when the visitor is near. */
export function MortgageTeaser(props: MortgageTeaserProps) {
  return (
    <Section tone="paper" aria-label="Ипотека">
      <LatePart load={load} fallback={<StaticMortgage {...props} />}>
        {({ default: MortgageLive }) => <MortgageLive {...props} />}
      </LatePart>
    </Section>
  );
}
