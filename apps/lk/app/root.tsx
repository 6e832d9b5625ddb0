import '@m30/ui-kit/tokens.css';
import '@m30/ui-kit/base.css';
import { Provider } from 'jotai';
import { Outlet } from 'react-router';
import { Document } from '@m30/shell/document';
import { ModalHost } from '@m30/shell/modal';
import { useInternalLinks } from '@m30/shell/navigation';

export { Document as Layout };

export default function Root() {
  useInternalLinks('/lk');
  return (
    <Provider>
      <Outlet />
      <ModalHost />
    </Provider>
  );
}
