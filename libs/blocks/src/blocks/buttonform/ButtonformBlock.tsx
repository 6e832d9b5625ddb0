import { Button } from '@m30/ui-kit/button';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { BesideAction } from '../../parts/beside-action/BesideAction.tsx';
import type { ButtonformProps } from './buttonform.schema.ts';

/** A button that opens a form in a modal, with a sentence about what follows. */
export function ButtonformBlock({ typeform, label, text, data }: ButtonformProps) {
  return (
    <BesideAction text={text}>
      <Button {...leadTrigger(typeform, data)}>{label}</Button>
    </BesideAction>
  );
}
