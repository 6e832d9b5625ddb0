import type { Member } from '../core/shortlist.ts';
import styles from './Face.module.css';

export interface FaceProps {
  member: Pick<Member, 'name'>;
  /** Place among the members: it chooses the ground. */
  index: number;
  /**
   * Side in CSS pixels.
   * @default 32
   */
  size?: 24 | 32 | 64;
  /**
   * The name stands beside it.
   * @default false
   */
  isDecorative?: boolean;
}

/** Somebody of the list: a letter, since nobody is asked for a picture. */
export function Face({ member: { name }, index, size = 32, isDecorative = false }: FaceProps) {
  return (
    <span className={styles.face} data-ground={index} data-size={size}>
      <span aria-hidden="true">{[...name.trim()][0]?.toUpperCase()}</span>
      {!isDecorative && <span className="visually-hidden">{name}</span>}
    </span>
  );
}
