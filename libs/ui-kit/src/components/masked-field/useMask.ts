import {
  createElement,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentType,
  type FormEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { formatMask, writtenDigits, type Mask } from '../../mask/define-mask.ts';
import type { MaskControl, MaskEngineProps } from './MaskEngine.tsx';

/** What the owner of a masked control passes and listens to. */
export interface MaskOwner {
  /** What the field shows, where the owner keeps it. */
  value?: string | undefined;
  /** What it shows at first, however written. */
  defaultValue?: string | undefined;
  /** Called with what the field shows after each change. */
  onValueChange?: ((shown: string) => void) | undefined;
  /**
   * Loads what masks while one types, when the field is first entered.
   * @default IMask, built into the package
   */
  maskEngine?: MaskEngineLoader | undefined;
}

/** Loads a component that puts a mask on an `<input>`, and draws nothing. */
export type MaskEngineLoader = () => Promise<{ default: ComponentType<MaskEngineProps> }>;

const ownEngine: MaskEngineLoader = () => import('./MaskEngine.tsx');

/**
 * Attributes of an `<input>` that make it masked. A pasted or filled-in complete value replaces everything, however
 * written; a part of one goes where the caret is. Before the script arrives the field is an ordinary one. The engine
 * is loaded when the field is first entered, so that a form that opens does not wait for it; until it has come, what is
 * written at the end is put into the mask, and an edit in the middle stays as it is made. The owner renders `engine`
 * beside the input.
 */
export function useMask(
  mask: Mask,
  { value, defaultValue, onValueChange, maskEngine = ownEngine }: MaskOwner,
) {
  const [initial] = useState(() => shownIn(mask, value ?? defaultValue ?? ''));
  // The engine would bend into the mask what has to stay as it is written.
  const [isLeft, setLeft] = useState(() => mask.leaves?.(initial) ?? false);
  const inputRef = useRef<HTMLInputElement>(null);
  const engine = useRef<MaskControl>(null);
  const [Engine, setEngine] = useState<ComponentType<MaskEngineProps>>();
  const accept = useRef(onValueChange);
  const last = useRef(initial);
  const shownByOwner = useRef(value);

  const publish = useCallback((shown: string) => {
    if (shown === last.current) return;
    last.current = shown;
    accept.current?.(shown);
  }, []);
  /** Shows another value, as if it had been typed. */
  const show = (text: string) => {
    const shown = shownIn(mask, text);
    const leaves = mask.leaves?.(shown) ?? false;
    setLeft(leaves);
    if (engine.current && !leaves) return engine.current.show(shown);
    if (inputRef.current) inputRef.current.value = shown;
    publish(shown);
  };

  useEffect(() => {
    accept.current = onValueChange;
  });

  useEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    // What the browser filled in before the script arrived.
    if (input.value) show(input.value);
    return onceEntered(input, () => {
      maskEngine().then(
        // At once with its effects: nothing is written between the engine’s mounting and its reading of the input.
        (module) => flushSync(() => setEngine(() => module.default)),
        // Without the engine the field goes on as it began.
        reportError,
      );
    });
    // Once for each mask: later the field is heard.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [mask]);

  useEffect(() => {
    if (value === undefined || value === shownByOwner.current) return;
    shownByOwner.current = value;
    // What was just typed comes back from the owner: the caret must stay where it is.
    if (value !== last.current) show(value);
    // The owner's values alone are put in, not what is typed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [mask, value]);

  return {
    show,
    engine:
      Engine &&
      !isLeft &&
      createElement(Engine, { input: inputRef, mask, onAccept: publish, control: engine }),
    input: {
      inputRef,
      defaultValue: initial,
      // While capturing: the engine, which listens on the input itself, then sees the digits that are meant.
      onInputCapture: ({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) => {
        const { value: typed } = input;
        const leaves = mask.leaves?.(typed) ?? false;
        setLeft(leaves);
        if (leaves) {
          if (engine.current) nativeEvent.stopImmediatePropagation();
          return publish(typed);
        }
        const isAtEnd = input.selectionEnd === typed.length;
        const isMeant = mask.digits(typed) === writtenDigits(mask, typed);
        const isErased = 'inputType' in nativeEvent && nativeEvent.inputType === BACKSPACE;
        const isShown = isMeant && (engine.current ?? (isErased || mask.pattern.startsWith(typed)));
        if (isAtEnd && !isShown) input.value = formatMask(mask, typed);
        if (!engine.current) publish(input.value);
      },
      onPasteCapture: (event: ClipboardEvent<HTMLInputElement>) => {
        const input = event.currentTarget;
        const text = event.clipboardData.getData('text');
        if (mask.leaves?.(text)) {
          event.preventDefault();
          return show(text.trim());
        }
        const digits = mask.digits(text);
        const whole = !mask.upTo && digits.length === mask.length;
        if (!whole && digits === writtenDigits(mask, text)) return;
        event.preventDefault();
        const { value: shown, selectionStart: start, selectionEnd: end } = input;
        show(whole ? text : shown.slice(0, start ?? 0) + digits + shown.slice(end ?? 0));
      },
    },
  };
}

/** A text in the mask, or as it is where the mask leaves it alone. */
const shownIn = (mask: Mask, text: string): string =>
  mask.leaves?.(text) ? text : formatMask(mask, text);

const BACKSPACE = 'deleteContentBackward';

/** Calls back when an input has the focus, at once or later; returns a function that stops waiting. */
function onceEntered(input: HTMLInputElement, act: () => void): () => void {
  input.addEventListener('focus', act, { once: true });
  if (input === document.activeElement) {
    input.removeEventListener('focus', act);
    act();
  }
  return () => input.removeEventListener('focus', act);
}
