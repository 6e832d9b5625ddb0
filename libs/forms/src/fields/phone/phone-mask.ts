import InputMask from 'imask/esm/controls/input';
import 'imask/esm/masked/pattern';
import { formatPhone, nationalDigits } from './normalise-phone.ts';

/** The mask of an input; `value` is what it shows. */
export interface PhoneMask {
  value: string;
  destroy(): void;
}

/**
 * Masks an input as «+7 (###) ###-##-##». A pasted or filled-in complete number replaces everything, whatever its
 * prefix; a typed 8 before the number is dropped.
 * @param onAccept called with the shown value after each change
 */
export function attachPhoneMask(
  input: HTMLInputElement,
  onAccept: (value: string) => void,
): PhoneMask {
  const dropTrunkPrefix = () => {
    const atEnd = input.selectionEnd === input.value.length || !input.value.startsWith('+7');
    const typed = input.value.replace(/\D/g, '').replace(/^7/, '');
    if (atEnd && typed.length > 1 && !typed.startsWith(nationalDigits(typed))) {
      input.value = formatPhone(input.value);
    }
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text') ?? '';
    if (nationalDigits(text).length < 10) return;
    event.preventDefault();
    mask.value = formatPhone(text);
  };
  // Registered before the mask binds its own listeners: it then sees the number without its prefix.
  input.addEventListener('input', dropTrunkPrefix);
  input.addEventListener('paste', paste);
  if (input.value) input.value = formatPhone(input.value);
  const mask = new InputMask(input, {
    mask: '+7 (000) 000-00-00',
    prepareChar: (char: string) => (/[\d+]/.test(char) ? char : ''),
  });
  mask.on('accept', () => onAccept(mask.value));

  return {
    get value() {
      return mask.value;
    },
    set value(value) {
      mask.value = value;
    },
    destroy() {
      input.removeEventListener('input', dropTrunkPrefix);
      input.removeEventListener('paste', paste);
      mask.destroy();
    },
  };
}
