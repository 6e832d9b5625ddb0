import { createContext, type HandleErrorFunction, type MiddlewareFunction } from 'react-router';

/** What the server process learns of one request from the app. */
export interface Observed {
  /** Pattern of the address, `/obekty/:vendor`; `*` while nobody knows. */
  route: string;
  /** Called with what went wrong in a loader or while the page was drawn. */
  onError(error: unknown): void;
}

/** The observer of a request; without a server around the app, errors go to the console. */
export const observedContext = createContext<Observed>({
  route: '*',
  onError: (error) => console.error(error),
});

/** Tells the observer which route answers; the first middleware of both apps. */
export const nameRoute: MiddlewareFunction<Response> = ({ context, pattern }, next) => {
  context.get(observedContext).route = pattern;
  return next();
};

/** Hands an error of a loader to the observer, unless the visitor has left. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(observedContext).onError(error);
};
