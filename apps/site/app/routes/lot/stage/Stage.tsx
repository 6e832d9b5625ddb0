import { RadioTabs } from '../radio-tabs/RadioTabs.tsx';
import { STAGE_TABS, type Shown } from './stage-tabs.ts';
import styles from './Stage.module.css';
import { useAddressTab } from './use-address-tab.ts';

/** One stage for all that can be seen of a flat: its plan, the flats around it, its place in the house, its finish. */
export function Stage(shown: Shown) {
  const [stage, onChoose] = useAddressTab();
  const tabs = STAGE_TABS.filter(({ has }) => has(shown));
  return (
    <div className={styles.stage} data-tone="paper" ref={stage}>
      <RadioTabs
        label="Что показать"
        name="view"
        onChoose={onChoose}
        tabs={tabs.map(({ id, title, View }) => ({ id, title, content: <View {...shown} /> }))}
      />
    </div>
  );
}
