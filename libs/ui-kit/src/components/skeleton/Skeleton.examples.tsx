import type { Example, ExamplesMeta } from '../../testing/examples.ts';
import { Skeleton, type SkeletonProps } from './Skeleton.tsx';
import { notes } from './Skeleton.notes.ts';
import { usageOf } from '../../notes/usage-of.ts';

const meta: ExamplesMeta<SkeletonProps> = {
  title: 'Компоненты/Skeleton',
  component: Skeleton,
  parameters: { docs: { description: { component: usageOf(notes) } } },
};
export default meta;

export const Line: Example<SkeletonProps> = {};
export const LotCell: Example<SkeletonProps> = {
  render: () => (
    <div style={{ display: 'grid', gap: 10, maxWidth: 320 }}>
      <Skeleton width={200} height={200} style={{ margin: '0 auto 20px' }} />
      <Skeleton width="60%" height={18} />
      <Skeleton width="75%" height={30} />
      <Skeleton width="45%" height={18} />
    </div>
  ),
};
