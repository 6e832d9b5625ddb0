import { useEffect } from 'react';
import { choicesMadeEarly, fieldsTypedEarly } from './typed-early.ts';

/** This module is read before React takes the page. */
const choices = import.meta.env.SSR ? [] : choicesMadeEarly();

/** Gives the page what a visitor typed before its code had arrived. */
export function useTypedEarly(): void {
  useEffect(() => {
    const fields = fieldsTypedEarly();
    if (fields.length + choices.length === 0) return;
    void import('./tell-typed.ts').then(({ tellChosen, tellTyped }) => {
      tellTyped(fields);
      tellChosen(choices);
    });
  }, []);
}
