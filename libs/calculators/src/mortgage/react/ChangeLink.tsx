import { Button, type ButtonProps } from '@m30/ui-kit/button';
import type { MouseEvent, ReactNode } from 'react';
import type { MortgageState } from '../core/mortgage-query.ts';
import type { PlannerPart } from './planner-props.ts';

export interface ChangeLinkProps extends Pick<PlannerPart, 'change' | 'hrefOf'> {
  /** What the press changes. */
  to: Partial<MortgageState>;
  variant?: ButtonProps['variant'];
  /** Accessible name, where the words alone do not say of what. */
  'aria-label'?: string | undefined;
  children: ReactNode;
}

/** Changes the state at once; without script it leads to the address of the changed state. */
export function ChangeLink({ to, change, hrefOf, variant = 'ghost', ...rest }: ChangeLinkProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      size="small"
      href={hrefOf(to)}
      data-keep-scroll=""
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        change(to);
      }}
    />
  );
}
