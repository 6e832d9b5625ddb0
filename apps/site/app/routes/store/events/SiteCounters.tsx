import Counters, { type CountersProps } from '@m30/shell/analytics/late';

const watch = () => import('./ShopEvents.tsx');

/** The counters of the site: with the consent they hear of its shop too. */
export default function SiteCounters(props: CountersProps) {
  return <Counters {...props} watch={watch} />;
}
