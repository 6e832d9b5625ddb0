import type { MapData } from '@m30/map';
import { ArrowLink } from '@m30/ui-kit/link';
import { useBlocksHost } from '../../host/BlocksHost.tsx';
import styles from './MapBlock.module.css';

export interface StaticMapProps {
  /** What is known before the map comes; `null` where nobody has asked. */
  map: MapData | null;
  /** Alias of the complex in the middle. */
  vendor?: string | undefined;
  /** Only the sales office stands in it. */
  office?: boolean | undefined;
}

/** The map in words: what stands where, and a link to each page. */
export function StaticMap({ map, vendor, office = false }: StaticMapProps) {
  const { complexes = '/obekty' } = useBlocksHost();
  if (!map) {
    return vendor ? (
      <ArrowLink href={`${complexes}/${vendor}`}>Адрес и&nbsp;описание комплекса</ArrowLink>
    ) : (
      <ArrowLink href={complexes}>Адреса всех комплексов</ArrowLink>
    );
  }
  const places = map.markers.flatMap(({ hidden, elements }) =>
    hidden || (office && map.office) ? [] : elements,
  );
  return (
    <ul className={styles.list}>
      {places.map(({ id, title, address, link }) => (
        <li key={id}>
          <a href={link}>{title}</a>
          <span className={styles.address}>{address}</span>
        </li>
      ))}
      {map.office && (
        <li>
          <span>{map.office.title}</span>
          <span className={styles.address}>{map.office.address}</span>
        </li>
      )}
    </ul>
  );
}
