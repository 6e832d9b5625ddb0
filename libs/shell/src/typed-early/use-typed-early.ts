import { useEffect } from 'react';
import type {} from './keep-typed-script.ts';

/** Gives the page what a visitor typed before its code had arrived. */
export function useTypedEarly(): void {
  useEffect(() => {
    const typed = window.typedEarly;
    window.typedEarly = null;
    if (typed) void import('./tell-typed.ts').then(({ tellTyped }) => tellTyped(typed));
  }, []);
}
