import '@m30/ui-kit/tokens.css';
import '@m30/ui-kit/base.css';
import { App } from '@m30/shell/app';

export { AppErrorBoundary as ErrorBoundary } from '@m30/shell/app';
export { Document as Layout } from '@m30/shell/document';

export default function Root() {
  return <App basename="/lk" />;
}
