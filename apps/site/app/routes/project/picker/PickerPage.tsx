import { Container } from '@m30/ui-kit/container';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import type { Facade } from '../building/BuildingPage.tsx';
import { FacadePicture } from './FacadePicture.tsx';
import { FloorList } from './FloorList.tsx';
import { FloorLots } from './FloorLots.tsx';
import styles from './PickerPage.module.css';

export interface PickerPageProps {
  facade: Facade;
  /** The floor that is chosen, if any. */
  floor: number | null;
}

/** A flat chosen by eye: a facade whose floors are links, the list of floors, the floor's flats. */
export function PickerPage({ facade, floor }: PickerPageProps) {
  const { vendor, complexName, building, picture, floors, lots } = facade;
  return (
    <>
      <PageHead
        title="Выбор на фасаде"
        trail={[
          { label: complexName, href: `/obekty/${vendor}` },
          { label: building.name, href: `/obekty/${vendor}/${building.subvendor}` },
        ]}
      />
      <Container className={styles.picker}>
        {picture && <FacadePicture picture={picture} floors={floors} chosen={floor} />}
        <div className={styles.side}>
          {floor !== null && <FloorLots floor={floor} lots={lots} />}
          <FloorList floors={floors} chosen={floor} />
        </div>
      </Container>
    </>
  );
}
