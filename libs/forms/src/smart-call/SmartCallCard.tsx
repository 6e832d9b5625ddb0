import { useEffect, useId, useRef, useState, type CSSProperties } from 'react';
import { IconButton } from '@m30/ui-kit/icon-button';
import type { CallPopup } from '../core/forms-port.ts';
import { readableColors } from '../core/smart-call/readable-colors.ts';
import { NameField } from '../fields/name/NameField.tsx';
import { PhoneField } from '../fields/phone/PhoneField.tsx';
import { FormShell } from '../react/form-shell/FormShell.tsx';
import { useForms } from '../react/provider/FormsProvider.tsx';
import { useLeadForm, type Lead } from '../react/form-shell/useLeadForm.ts';
import { useTexts } from '../react/provider/useTexts.ts';
import { callTouchForm } from './call-touch.form.ts';
import { isModalOpen } from './is-busy.ts';
import styles from './SmartCallCard.module.css';

export interface SmartCallCardProps {
  popup: CallPopup;
  /** The cross or Escape. */
  onClose: () => void;
  /** Called when the request was taken, even when the popup has been closed meanwhile. */
  onSent: () => void;
}

/** The shown popup: a card in the corner, on phones a sheet from below. It takes no focus by itself. */
export function SmartCallCard({ popup, onClose, onSent }: SmartCallCardProps) {
  const { onAlert } = useForms();
  const texts = useTexts();
  const id = useId();
  const [typed, setTyped] = useState({ name: '', phone: '' });
  const work = useLeadForm(callTouchForm, undefined, () => {
    onSent();
    onAlert?.(texts.callAlert);
  });
  const { card, close } = useClosing(onClose);
  return (
    <section
      {...card}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={popup.headline2 ? `${id}-text` : undefined}
      className={styles.card}
      style={colorsOf(popup)}
      data-smart-call
      data-layer="call"
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {popup.headline}
        </h2>
        {popup.headline2 && <p id={`${id}-text`}>{popup.headline2}</p>}
      </div>
      <div className={styles.body}>
        <FormShell work={inOneLine(work)} inWindow disabled={!typed.name.trim() || !typed.phone}>
          <NameField
            label={texts.name}
            onChange={(event) => setTyped({ ...typed, name: event.currentTarget.value })}
          />
          <PhoneField
            label={texts.phone}
            onValueChange={(phone) => setTyped((last) => ({ ...last, phone }))}
          />
        </FormShell>
      </div>
      <IconButton
        className={styles.close}
        label={texts.close}
        icon="close"
        iconSize={24}
        onClick={close}
      />
    </section>
  );
}

/** Closes by Escape, where no modal lies above; a focus that was inside goes back to where it came from. */
function useClosing(onClose: () => void) {
  const ref = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const close = () => {
    const hadFocus = ref.current?.contains(document.activeElement);
    if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    onClose();
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isModalOpen()) close();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
  const onFocus = ({ relatedTarget: from }: { relatedTarget: EventTarget | null }) => {
    if (!(from instanceof Node && ref.current?.contains(from))) cameFrom.current = from;
  };
  return { card: { ref, onFocus }, close };
}

/** The popup says what the server refuses in one line, whatever the field (specification, §8). */
function inOneLine<Values extends Record<string, string>>(work: Lead<Values>): Lead<Values> {
  const { status } = work;
  if (status.state !== 'form' || !status.problem) return work;
  return { ...work, status: { ...status, problem: { ...status.problem, fields: {} } } };
}

/** The server's colours, where they can be read: `color` under the headline, `color2` of the button. */
function colorsOf({ color, color2 }: CallPopup): CSSProperties & Record<`--${string}`, string> {
  const head = readableColors(color);
  const button = readableColors(color2, '#ffffff');
  return {
    ...(head && { '--m30-head': head.ground, '--m30-on-head': head.text }),
    ...(button && {
      '--m30-signal': button.ground,
      '--m30-signal-hover': button.ground,
      '--m30-on-signal': button.text,
    }),
  };
}
