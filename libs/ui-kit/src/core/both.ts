/** Calls the handler a component was given, then its own. */
export const both =
  <Event>(given: ((event: Event) => void) | undefined, own: (event: Event) => void) =>
  (event: Event): void => {
    given?.(event);
    own(event);
  };
