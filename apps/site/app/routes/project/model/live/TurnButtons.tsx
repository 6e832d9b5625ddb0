import { IconButton } from '@m30/ui-kit/icon-button';
import type { Viewer } from '@m30/scene/viewer';
import { TurnBar } from '../../../../components/zoom-stage/TurnBar.tsx';
import styles from './LateModel.module.css';

/** Degrees of a step. */
const STEP = 30;
const CLOSER = 1.3;

/** What the hand does, for who has none on the model. */
export function TurnButtons({ viewer }: { viewer: Viewer | null }) {
  return (
    <div className={styles.turn}>
      <TurnBar label="Поворот и&nbsp;масштаб">
        <IconButton label="Повернуть влево" icon="turn-left" onClick={() => viewer?.turn(STEP)} />
        <IconButton
          label="Повернуть вправо"
          icon="turn-right"
          onClick={() => viewer?.turn(-STEP)}
        />
        <IconButton label="Ближе" icon="plus" onClick={() => viewer?.zoom(CLOSER)} />
        <IconButton label="Дальше" icon="minus" onClick={() => viewer?.zoom(1 / CLOSER)} />
      </TurnBar>
    </div>
  );
}
