import type { ReactNode } from 'react';
import { Form, useSubmit } from 'react-router';
import { Button } from '@m30/ui-kit/button';
import { Checkbox } from '@m30/ui-kit/checkbox';

export interface OnlyDifferencesProps {
  isOn: boolean;
  /** Address of the table; the page's own without it. */
  action?: string;
  className?: string | undefined;
  /** Hidden fields: what else the address has to keep. */
  children?: ReactNode;
}

/** Leaves out of a table what is the same of all. A form, so that the choice is in the address (`?diff=`) and works without JavaScript. */
export function OnlyDifferences({ isOn, action, className, children }: OnlyDifferencesProps) {
  const submit = useSubmit();
  return (
    <Form method="get" className={className} {...(action && { action })}>
      {children}
      <input type="hidden" name="diff" value="0" />
      <Checkbox
        name="diff"
        value="1"
        defaultChecked={isOn}
        onChange={({ currentTarget }) =>
          void submit(currentTarget.form, { replace: true, preventScrollReset: true })
        }
      >
        Только различия
      </Checkbox>
      <noscript>
        <Button type="submit" size="small" variant="ghost">
          Применить
        </Button>
      </noscript>
    </Form>
  );
}
