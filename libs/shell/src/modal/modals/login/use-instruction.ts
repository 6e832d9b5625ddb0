import { useMatches } from 'react-router';

/** Address of the instruction that the app's template names, whichever route has loaded it; without one there is no link. */
export function useInstruction(): string | undefined {
  const found = useMatches()
    .map(({ loaderData }) => Object(Object(loaderData).template).instruction as unknown)
    .find((instruction) => typeof instruction === 'string');
  return found || undefined;
}
