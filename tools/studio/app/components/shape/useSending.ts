import { useState } from 'react';
import { ApiRefusal } from '@m30/api/client';
import { useToast } from '@m30/ui-kit/toast';
import { messageOf } from '../../api/message-of.ts';
import type { Mistake } from './shape.ts';

/** What the sending of a form leaves that is drawn from a schema: mistakes at its fields, why it was refused, whether it is under way. */
export function useSending() {
  const show = useToast();
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const [trouble, setTrouble] = useState<'conflict' | string | null>(null);
  const [saving, setSaving] = useState(false);

  const clear = () => {
    setMistakes([]);
    setTrouble(null);
  };
  /**
   * @param take called with the answer
   * @param said what is shown once it is written
   * @returns the mistakes of the server, `null` where it is written
   */
  const send = async <Answer>(
    call: () => Promise<Answer>,
    take: (answer: Answer) => void,
    said: string,
  ): Promise<readonly Mistake[] | null> => {
    clear();
    setSaving(true);
    try {
      take(await call());
      show({ text: said });
      return null;
    } catch (error) {
      const refusal = error instanceof ApiRefusal ? error : null;
      const issues = refusal?.issues ?? [];
      setMistakes(issues);
      setTrouble(refusal?.code === 409 ? 'conflict' : messageOf(error));
      return issues;
    } finally {
      setSaving(false);
    }
  };
  return { mistakes, trouble, saving, clear, send };
}
