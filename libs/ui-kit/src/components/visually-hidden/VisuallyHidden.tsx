import type { ComponentProps } from 'react';

/** Words for screen readers alone, by the global class of base.css. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span {...rest} className={className ? `visually-hidden ${className}` : 'visually-hidden'} />
  );
}
