import { useEffect, useMemo, type RefObject } from 'react';
import useIMask from 'react-imask/esm/hook';
// The one kind of mask needed here: the hook alone brings none.
import 'imask/esm/masked/pattern';
import type { Mask } from '../../mask/define-mask.ts';

/** A mask at work on an `<input>`. */
export interface MaskControl {
  /** Shows a text of the mask. */
  show(shown: string): void;
}

export interface MaskEngineProps {
  input: RefObject<HTMLInputElement | null>;
  mask: Mask;
  /** Called with what the input shows after each change. */
  onAccept: (shown: string) => void;
  /** Takes the control while the engine runs. */
  control: RefObject<MaskControl | null>;
}

/** Puts the mask on an `<input>` that stands already; draws nothing. */
export default function MaskEngine({ input, mask, onAccept, control }: MaskEngineProps) {
  const options = useMemo(
    () => ({
      mask: mask.pattern,
      prepareChar: (char: string) => (/[\d+]/.test(char) ? char : ''),
    }),
    [mask.pattern],
  );
  const { maskRef } = useIMask<HTMLInputElement>(options, { ref: input, onAccept });

  useEffect(() => {
    control.current = {
      show: (shown) => {
        if (maskRef.current) maskRef.current.value = shown;
      },
    };
    return () => {
      control.current = null;
    };
  }, [control, maskRef]);

  return null;
}
