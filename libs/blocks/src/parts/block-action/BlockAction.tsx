import { Button } from '@m30/ui-kit/button';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import type { Action } from '../../core/action.schema.ts';
import { linkProps } from '../link-props.ts';

export interface BlockActionProps {
  action: Action;
  /** @default 'primary' */
  variant?: 'primary' | 'secondary' | 'light' | undefined;
  /** @default 'medium' */
  size?: 'small' | 'medium' | undefined;
}

/** What is to be pressed in a block: a link, or the trigger of a form. */
export function BlockAction({ action, variant, size }: BlockActionProps) {
  const leads =
    'link' in action ? linkProps(action.link) : leadTrigger(action.typeform, action.data);
  return (
    <Button variant={variant} size={size} {...leads}>
      {action.label}
    </Button>
  );
}
