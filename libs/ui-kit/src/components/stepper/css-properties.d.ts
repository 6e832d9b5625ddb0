import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Number of divisions of a Stepper's ruler. */
    '--steps'?: number;
  }
}
