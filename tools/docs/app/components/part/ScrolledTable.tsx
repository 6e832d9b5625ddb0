import type { ReactNode } from 'react';

/** A table that may be wider than the page: keys scroll it, too. */
export const ScrolledTable = ({ label, children }: { label: string; children: ReactNode }) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="scroll" tabIndex={0} role="region" aria-label={label}>
    <table>{children}</table>
  </div>
);
