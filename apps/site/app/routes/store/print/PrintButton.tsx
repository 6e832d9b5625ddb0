import type { ReactNode } from 'react';
import { useHydrated } from '@m30/shell/late';
import { Button } from '@m30/ui-kit/button';
import { Icon } from '@m30/ui-kit/icon';

export interface PrintButtonProps {
  className?: string | undefined;
  children: ReactNode;
}

/** Opens the browser's own printing, into a PDF as well; without script, its menu does. */
export function PrintButton({ className, children }: PrintButtonProps) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <Button className={className} size="small" variant="secondary" onClick={() => window.print()}>
      <Icon name="download" size={18} />
      {children}
    </Button>
  );
}
