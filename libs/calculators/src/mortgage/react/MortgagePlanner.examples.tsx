import { Button } from '@m30/ui-kit/button';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import type { Example, ExamplesMeta } from '@m30/ui-kit/testing';
import { MortgagePlanner, type MortgagePlannerProps } from './MortgagePlanner.tsx';
import { programmes, start } from './programmes.fixture.ts';

const meta: ExamplesMeta<MortgagePlannerProps> = {
  title: 'Калькуляторы/MortgagePlanner',
  component: MortgagePlanner,
  args: { programmes, start, follow: false },
};
export default meta;

export const Plain: Example<MortgagePlannerProps> = {};

export const Full: Example<MortgagePlannerProps> = {
  args: {
    query:
      'price=12500000&down=4000000&capital=600000&years=20&v=12500000_4000000_600000_20_family_annuity&v=12500000__0_30_baltika-standard_differentiated',
    papers: '/api/mortgage/schedule',
    actions: <Button {...leadTrigger('callSpecialist')}>Обсудить со&nbsp;специалистом</Button>,
  },
};

/** As other sites embed it. */
export const Compact: Example<MortgagePlannerProps> = { args: { compact: true } };

/** Equal parts of the debt: the first payment is the largest. */
export const Differentiated: Example<MortgagePlannerProps> = {
  args: { query: 'programme=baltika-standard&kind=differentiated' },
};
