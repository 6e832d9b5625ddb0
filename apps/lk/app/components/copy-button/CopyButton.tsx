import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** What it says before: «Скопировать промокод». */
  label: string;
}

/** Copies a text and says so in its own words. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [said, setSaid] = useState(label);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Скопировано');
    } catch {
      // Pages without a secure origin have no clipboard.
      setSaid('Выделите и\u00a0скопируйте вручную');
    }
  }
  return (
    <Button variant="secondary" size="small" onClick={() => void copy()}>
      <span aria-live="polite">{said}</span>
    </Button>
  );
}
