import { IconButton, type IconButtonProps } from '@m30/ui-kit/icon-button';
import styles from './ToolButton.module.css';

/** The kit's icon button at the density of a desk: 32 px, 44 on a phone. */
export function ToolButton(props: IconButtonProps) {
  return <IconButton iconSize={16} {...props} className={styles.tool} />;
}
