import { Button } from '@m30/ui-kit/button';
import { BesideAction } from '../../parts/beside-action/BesideAction.tsx';
import { linkProps } from '../../parts/link-props.ts';
import type { ButtonProps } from './button.schema.ts';

/** A button that leads somewhere, with a sentence about where. */
export function ButtonBlock({ label, url, target, variant, text }: ButtonProps) {
  const place = target && { target, ...(target === '_blank' && { rel: 'noopener' }) };
  return (
    <BesideAction text={text}>
      <Button variant={variant} {...linkProps(url)} {...place}>
        {label}
      </Button>
    </BesideAction>
  );
}
