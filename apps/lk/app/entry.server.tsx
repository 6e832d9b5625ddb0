import styles from 'virtual:block-styles';
import { drawOnServer } from '@m30/blocks/eager';

export {
  createLoadContext,
  handleError,
  renderDocument as default,
  streamTimeout,
} from '@m30/shell/server';

drawOnServer(styles);
